import { randomUUID } from 'node:crypto';
import type { StaffLine, TableSession } from '@comanda/contract';
import { aLine, aStaffMember, aTakeAway } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { rejected } from './rejected.ts';
import { anOption, aProduct, aShop, OTHER_SHOP, SHOP, smallOrganisation } from './small-organisation.ts';
import { seededCore } from './test-core.ts';

export const MANAGER = aStaffMember('manager');
export const CASHIER = aStaffMember('cashier');
export const WAITER = aStaffMember('waiter');
export const TEA = { _id: 'set-tea', name: { en: 'Tea', cht: 'Tea', chs: 'Tea' }, type: 'product' } as const;
export const STAFF_MEAL = { _id: 'staffMeal', name: { en: 'Staff', cht: 'Staff', chs: 'Staff' } };
export const PIN = { staff: 'm1', pin: '4444' };

/** Starts a core over dishes, sets and staff whose placed lines can be changed. */
export async function startedPlaced(databases: TestDatabases) {
  const { products, productOptions, sections, staff } = smallOrganisation();
  const organisation = smallOrganisation({
    shops: [aShop({ modifiers: [STAFF_MEAL] }), aShop({ _id: OTHER_SHOP })],
    sections: sections.map((section) => ({ ...section, sectionSettings: [] })),
    staff: [...staff, { _id: 'm1', name: 'Man', role: 'manager', shops: [SHOP], pin: '4444' }],
    products: [
      ...products.filter(({ _id }) => _id !== 'cake'),
      aProduct('cake', { price: 3000, stock: { mode: 'limit', quantity: 10 } }),
      aProduct('fish', { price: 0, openPrice: true }),
      aProduct('meal', { price: 4000, options: ['set'] }),
      aProduct('soup', {
        price: 1000,
        priceModifiers: [{ type: 'modifier', modifier: 'staffMeal', percent: -50 }],
      }),
    ],
    productOptions: [
      ...productOptions,
      anOption('set', { allowQuantity: true, options: [{ ...TEA, product: 'tea', price: 300 }] }),
    ],
    orderDiscounts: [
      {
        _id: 'friends',
        name: { en: 'Friends', cht: 'Friends', chs: 'Friends' },
        type: 'discount',
        for: 'order',
        discountType: 'percent',
        discount: 20,
        source: 'manual',
        conditions: [{ for: 'order', minTotal: 3000 }],
      },
    ],
  });
  const test = await seededCore(await databases.open(), { organisation });
  const { core, clock, events } = test;
  const tables = [{ item: 'table1', capacity: 4 }];
  const serve = async (lines: readonly Partial<StaffLine>[], total: number, by = MANAGER) => {
    const cart = lines.map((line) => ({ ...aLine(), ...line }));
    const session = { type: 'dineIn' as const, tables };
    const bill = await core.ordering.create(aTakeAway({ session, products: cart, total }), by);
    const { _id } = bill;
    const call = <More extends object>(more: More) => {
      clock.advance(1000);
      return { requestId: randomUUID(), session: _id, ...more };
    };
    return { bill, call, ids: bill.products.map(({ id }) => id) };
  };
  const ticketOf = async (session: string) =>
    (await core.kitchen.tickets({ shop: SHOP }, WAITER)).data.find((ticket) => ticket.session === session);
  const rows = async () => (await core.audit.find({ shop: SHOP }, MANAGER)).data;
  const audits = async () => (await rows()).filter(({ action }) => action !== 'refused');
  const refusals = async () => (await rows()).filter(({ action }) => action === 'refused');
  const left = () => lastStock(events);
  return { ...test, serve, ticketOf, audits, refusals, left };
}

/** Returns the refusal of a field. */
export const refused = (field: string, rule: string) =>
  rejected('badRequest', { problems: [{ field, rule }] });
/** Returns the prices of a bill's lines. */
export const prices = ({ products }: TableSession) => products.map(({ price }) => price);

/** Returns the pieces of cake left as published last. */
function lastStock(
  events: readonly { readonly topic: string; readonly data: unknown }[],
): number | undefined {
  const last = events.findLast(({ topic }) => topic === 'products');
  return (last?.data as { stock?: { quantity?: number } } | undefined)?.stock?.quantity;
}
