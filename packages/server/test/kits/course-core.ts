import { randomUUID } from 'node:crypto';
import type { KitchenTicket, Shop, StaffLine, TableSession } from '@comanda/contract';
import type { Actor } from '../../src/core/actor.ts';
import { anOrder, aStaffMember, aTakeAway, GUEST } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { aProduct, aShop, OTHER_SHOP, SHOP, smallOrganisation, TABLE } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

export const WAITER = aStaffMember('waiter');
export const CASHIER = aStaffMember('cashier');
export const COOK = aStaffMember('kitchen');
export const MANAGER = aStaffMember('manager');
export const MINUTE = 60_000;
export const START = '2026-03-02T04:00:00.000Z';

const inAllLanguages = (text: string) => ({ en: text, cht: text, chs: text });
export const STARTER: StaffLine = { id: 'starter', product: 'soup', quantity: 1 };
export const MAIN: StaffLine = { id: 'main', product: 'fish', quantity: 1 };
export const SWEET: StaffLine = { id: 'sweet', product: 'pudding', quantity: 1 };
export const DINNER = [STARTER, MAIN, SWEET];

export type Of = Pick<TableSession, '_id'>;

const shown = ({ lines, waitsFor }: KitchenTicket) =>
  `${lines.map(({ id }) => id).join('+')}: ${waitsFor ?? 'fired'}`;

/** Starts a core whose menu has three courses, with the calls that the tests of courses make. */
export async function courseCore(databases: Pick<TestDatabases, 'open'>, shop: Partial<Shop> = {}) {
  const small = smallOrganisation({ staff: [] });
  const course = (number: number) => ({
    _id: `course${number}`,
    name: inAllLanguages(`${number}`),
    sections: ['section1'],
    course: number,
  });
  const organisation = {
    ...small,
    shops: [aShop(shop), aShop({ _id: OTHER_SHOP })],
    sections: small.sections.map((section) => ({ ...section, sectionSettings: [] })),
    categories: [...small.categories, course(1), course(2), course(3)],
    products: [
      ...small.products,
      aProduct('soup', { category: 'course1' }),
      aProduct('fish', { category: 'course2', stock: { quantity: 9 } }),
      aProduct('pudding', { category: 'course3' }),
    ],
  };
  const db = await databases.open();
  const test = await seededCore(db, { organisation });
  const { core } = test;
  const serve = (products: readonly StaffLine[], type: 'dineIn' | 'takeAway' = 'dineIn') => {
    const tables = type === 'dineIn' ? [{ item: 'table1' }] : undefined;
    const call = { session: { type, tables }, products: [...products], total: products.length * 1000 };
    return core.ordering.create(aTakeAway(call), WAITER);
  };
  const more = (session: Of, cart: readonly StaffLine[]) =>
    core.ordering.order(anOrder(session._id, { cart: [...cart], total: cart.length * 1000 }), WAITER);
  /** Seats guests and orders with their phone. */
  const guestsOrder = async (cart: readonly StaffLine[]) => {
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const date = new Date(test.clock.now()).toISOString();
    const bill = await core.ordering.createOrResume({ shop: SHOP, viewItem: TABLE, signature, date }, GUEST);
    if (!bill) throw new Error('no bill at the table');
    const { _id, restoreKey } = bill;
    const call = anOrder(_id, { restoreKey, cart: [...cart], total: cart.length * 1000 });
    return core.ordering.order(call, GUEST);
  };
  const call =
    (name: 'fire' | 'hold' | 'rush') =>
    (session: Of, what: object = {}, actor: Actor = WAITER) =>
      core.ordering[name]({ requestId: randomUUID(), session: session._id, ...what }, actor);
  const tickets = async () => (await core.kitchen.tickets({ shop: SHOP }, COOK)).data;
  /** Returns the lines of each open ticket with what it waits for: `soup:` is fired. */
  // with something to make: what was taken off stays until the kitchen has seen it (K2.5)
  const board = async () =>
    (await tickets())
      .filter(({ lines }) => lines.length > 0)
      .map(shown)
      .toSorted();
  const ticketOf = async (line: string) => {
    const found = (await tickets()).find(({ lines }) => lines.some(({ id }) => id === line));
    if (!found) throw new Error(`no ticket of ${line}`);
    return found;
  };
  const move = async (line: string, ...statuses: KitchenTicket['status'][]) => {
    const { _id } = await ticketOf(line);
    for (const status of statuses) await core.kitchen.move(_id, { status }, COOK);
  };
  const lineOf = async (session: Of, id: string) =>
    (await core.ordering.get(session._id, undefined, WAITER)).products.find((line) => line.id === id);
  const audits = async () => (await core.audit.find({ shop: SHOP }, MANAGER)).data;
  const calls = { fire: call('fire'), hold: call('hold'), rush: call('rush') };
  return {
    ...test,
    db,
    serve,
    more,
    guestsOrder,
    tickets,
    board,
    ticketOf,
    move,
    lineOf,
    audits,
    ...calls,
  };
}
