import { randomUUID } from 'node:crypto';
import type { KitchenTicket, Shop, StaffLine, TableSession } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import {
  aProduct,
  aShop,
  COUNTER,
  OTHER_SHOP,
  SHOP,
  smallOrganisation,
  TABLE,
} from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';
import type { Actor } from '../../core/actor.ts';

const WAITER = aStaffMember('waiter');
const CASHIER = aStaffMember('cashier');
const COOK = aStaffMember('kitchen');
const MANAGER = aStaffMember('manager');
const MINUTE = 60_000;
const START = '2026-03-02T04:00:00.000Z';

const inAllLanguages = (text: string) => ({ en: text, cht: text, chs: text });
const STARTER: StaffLine = { id: 'starter', product: 'soup', quantity: 1 };
const MAIN: StaffLine = { id: 'main', product: 'fish', quantity: 1 };
const SWEET: StaffLine = { id: 'sweet', product: 'pudding', quantity: 1 };
const DINNER = [STARTER, MAIN, SWEET];

type Of = Pick<TableSession, '_id'>;

eachDatabase((databases) => {
  async function started(shop: Partial<Shop> = {}) {
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
      const bill = await core.ordering.createOrResume(
        { shop: SHOP, viewItem: TABLE, signature, date },
        GUEST,
      );
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
    const board = async () => (await tickets()).map(shown).toSorted();
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
  const shown = ({ lines, waitsFor }: KitchenTicket) =>
    `${lines.map(({ id }) => id).join('+')}: ${waitsFor ?? 'fired'}`;
  const nothing = rejected('nothingToFire');

  describe('K2.4 a placement', () => {
    it('makes a ticket a course: the lowest is fired, the others wait, unpromised', async () => {
      const { serve, board, ticketOf, core } = await started();
      const { products, estimatedAt, tvStatus } = await serve([SWEET, MAIN, STARTER]);
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
      expect(await ticketOf('starter')).toMatchObject({ course: 1, dueAt: '2026-03-02T04:15:00.000Z' });
      const main = await ticketOf('main');
      expect(main).toMatchObject({ course: 2, status: 'waiting', placedAt: START });
      expect(main).not.toHaveProperty('dueAt');
      expect(products).toMatchObject([
        { course: 3, held: true, waitsFor: 'course' },
        { course: 2, held: true, waitsFor: 'course' },
        { course: 1 },
      ]);
      expect(products[2]).not.toHaveProperty('held');
      expect([estimatedAt, tvStatus]).toEqual(['2026-03-02T04:15:00.000Z', 'waiting']);
      // what waits is priced and out of stock
      expect(core.catalogue.menu(SHOP).get('products', 'fish')?.stock?.quantity).toBe(8);
      await expect(core.kitchen.move(main._id, { status: 'preparing' }, COOK)).rejects.toEqual(
        rejected('transitionNotAllowed', { from: 'waiting', to: 'preparing' }),
      );
    });

    it('is fired at once in the course that the staff set, and alone in any', async () => {
      const { serve, more, board } = await started();
      const bill = await serve([STARTER, { ...MAIN, course: 1 }]);
      expect(await board()).toEqual(['starter+main: fired']);
      await more(bill, [SWEET]);
      expect(await board()).toEqual(['starter+main: fired', 'sweet: fired']);
    });

    it('has no courses away from a table, unless the staff set some', async () => {
      const { serve, board } = await started({ courses: 'auto' });
      await serve([STARTER, MAIN], 'takeAway');
      expect(await board()).toEqual(['starter+main: fired']);
      await serve(
        [
          { ...SWEET, id: 'a' },
          { ...SWEET, id: 'b', course: 4 },
        ],
        'takeAway',
      );
      expect(await board()).toEqual(['a: fired', 'b: course', 'starter+main: fired']);
    });

    it('of guests waits only where the shop has set `courses`', async () => {
      const plain = await started();
      await plain.guestsOrder(DINNER);
      expect(await plain.board()).toEqual(['starter+main+sweet: fired']);
      const manual = await started({ courses: 'manual' });
      await manual.guestsOrder(DINNER);
      expect(await manual.board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
    });

    it('with all of it held is not promised until it is fired', async () => {
      const { serve, board, fire, clock, core } = await started();
      const bill = await serve([{ ...STARTER, hold: true }, MAIN], 'takeAway');
      expect(await board()).toEqual(['main: fired', 'starter: staff']);
      const held = await serve([{ ...STARTER, id: 'held', hold: true }], 'takeAway');
      expect(held.estimatedAt).toBeUndefined();
      expect((await core.kitchen.board(SHOP)).map(({ _id }) => _id)).toEqual([bill._id]);
      clock.advance(5 * MINUTE);
      const fired = await fire(held, { lines: ['held'] });
      expect(fired.estimatedAt).toBe('2026-03-02T04:20:00.000Z');
      expect((await core.kitchen.board(SHOP)).map(({ _id }) => _id)).toEqual([bill._id, held._id]);
    });
  });

  describe('K2.4 firing', () => {
    it('lets a course go once, which is promised from then on; told to kitchen and till, and recorded', async () => {
      const { serve, fire, board, ticketOf, events, clock, audits } = await started();
      const bill = await serve(DINNER);
      clock.advance(10 * MINUTE);
      const from = events.length;
      const fired = await fire(bill, { course: 2 });
      expect(fired.products[1]).toMatchObject({ id: 'main', course: 2, firedAt: '2026-03-02T04:10:00.000Z' });
      expect(fired.products[1]).not.toHaveProperty('held');
      expect(fired.products[1]).not.toHaveProperty('waitsFor');
      expect(await board()).toEqual(['main: fired', 'starter: fired', 'sweet: course']);
      expect(await ticketOf('main')).toMatchObject({
        firedAt: '2026-03-02T04:10:00.000Z',
        dueAt: '2026-03-02T04:25:00.000Z',
        version: 2,
      });
      expect(events.slice(from)).toMatchObject([
        { topic: 'kitchenTickets', event: 'patched', data: { course: 2, version: 2 } },
        { topic: 'tableSessions', event: 'patched', data: { version: 2 } },
      ]);
      expect((await audits())[0]).toMatchObject({
        action: 'fireCourse',
        entity: bill._id,
        staff: { role: 'waiter' },
        after: { course: 2, lines: ['main'] },
      });
      await expect(fire(bill, { course: 2 })).rejects.toEqual(nothing);
      await expect(fire(bill, { lines: ['starter'] })).rejects.toEqual(nothing);
      await expect(fire(bill, { course: 7 })).rejects.toEqual(nothing);
    });

    it('of some lines splits the ticket; a course also fires what is held of it', async () => {
      const { serve, fire, board } = await started();
      const second = { ...MAIN, id: 'main2' };
      const third = { ...MAIN, id: 'main3', hold: true };
      const bill = await serve([STARTER, MAIN, second, third]);
      expect(await board()).toEqual(['main+main2: course', 'main3: staff', 'starter: fired']);
      await fire(bill, { lines: ['main2'] });
      expect(await board()).toEqual(['main2: fired', 'main3: staff', 'main: course', 'starter: fired']);
      await fire(bill, { course: 2 });
      expect(await board()).toEqual(['main2: fired', 'main3: fired', 'main: fired', 'starter: fired']);
    });

    it('names a course or lines of the bill', async () => {
      const { serve, fire } = await started();
      const bill = await serve(DINNER);
      const refused = (field: string, rule: string) =>
        rejected('badRequest', { problems: [{ field, rule }] });
      await expect(fire(bill)).rejects.toEqual(refused('/course', 'oneOf'));
      await expect(fire(bill, { course: 2, lines: ['main'] })).rejects.toEqual(refused('/course', 'oneOf'));
      await expect(fire(bill, { lines: ['main', 'x'] })).rejects.toEqual(refused('/lines/1', 'unknown'));
    });

    it('is done once by two tills at once, and a repeat is the same request', async () => {
      const { serve, core, ticketOf } = await started();
      const bill = await serve(DINNER);
      const call = () => ({ requestId: randomUUID(), session: bill._id, course: 2 });
      const first = call();
      const [one, again, other] = await Promise.allSettled([
        core.ordering.fire(first, WAITER),
        core.ordering.fire(first, WAITER),
        core.ordering.fire(call(), CASHIER),
      ]);
      expect([one.status, again.status]).toEqual([one.status, one.status]);
      expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected']);
      expect(await ticketOf('main')).toMatchObject({ version: 2 });
    });

    it('T2.3 is for floor and kitchen of the shop', async () => {
      const { serve, fire, hold, rush } = await started();
      const bill = await serve(DINNER);
      await expect(fire(bill, { course: 2 }, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const elsewhere = aStaffMember('manager', OTHER_SHOP);
      for (const call of [fire, hold])
        await expect(call(bill, { course: 2 }, elsewhere)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(rush(bill, {}, elsewhere)).rejects.toEqual(rejected('sessionNotFound'));
      await fire(bill, { course: 2 }, COOK);
      await hold(bill, { course: 2 }, CASHIER);
      await fire(bill, { course: 2 }, MANAGER);
    });

    it('T4.7 a payment fires nothing that waits for its course, and the paid bill’s is fired later', async () => {
      const { serve, core, board, fire } = await started();
      const bill = await serve([STARTER, MAIN, { ...SWEET, hold: true }]);
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 3000 };
      const { _id: payment } = await core.payments.online(pay, CASHIER);
      await core.payments.confirm({ payment }, CASHIER);
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: staff']);
      const fired = await fire(bill, { course: 2 });
      expect(fired).toMatchObject({ status: 'done', tvStatus: 'waiting' });
      expect(await board()).toEqual(['main: fired', 'starter: fired', 'sweet: staff']);
    });

    it('T4.7 waits for the payment as well where that comes first', async () => {
      const { serve, core, board, tickets, events } = await started({ payment: { dineIn: 'before' } });
      const bill = await serve([STARTER, MAIN]);
      expect(await tickets()).toEqual([]);
      const from = events.length;
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 2000 };
      const { _id: payment } = await core.payments.online(pay, CASHIER);
      await core.payments.confirm({ payment }, CASHIER);
      expect(await board()).toEqual(['main: course', 'starter: fired']);
      const created = events.slice(from).filter(({ topic }) => topic === 'kitchenTickets');
      expect(created.map(({ event }) => event)).toEqual(['created', 'created']);
    });

    it('is refused on a bill that was cancelled', async () => {
      const { serve, core, fire } = await started();
      const bill = await serve(DINNER);
      const reason = { code: 'wrongOrder' } as const;
      await core.ordering.void({ requestId: randomUUID(), session: bill._id, reason }, MANAGER);
      await expect(fire(bill, { course: 2 })).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'void' }),
      );
    });
  });

  describe('K2.4 firing in some minutes', () => {
    it('is done by itself, once on several nodes, also after a restart', async () => {
      const { serve, fire, core, board, db, clock, lineOf, audits } = await started();
      const bill = await serve(DINNER);
      await fire(bill, { course: 2, inMinutes: 10 });
      expect(await lineOf(bill, 'main')).toMatchObject({ held: true, fireAt: '2026-03-02T04:10:00.000Z' });
      clock.advance(10 * MINUTE - 1);
      expect(await core.ordering.fireDue()).toBe(0);
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
      clock.advance(1);
      // a node that started since knows the time from the database
      const other = await startCore(db, { clock });
      await Promise.all([other.core, core, other.core].map((node) => node.ordering.fireDue()));
      const main = await lineOf(bill, 'main');
      expect(main).toMatchObject({ firedAt: '2026-03-02T04:10:00.000Z' });
      expect(main).not.toHaveProperty('fireAt');
      const fired = [...(await audits())].filter(({ action, staff }) => action === 'fireCourse' && !staff);
      expect(fired).toMatchObject([{ entity: bill._id, after: { lines: ['main'] } }]);
      expect(await core.ordering.fireDue()).toBe(0);
    });

    it('ends when it is fired or held by hand, and takes another time', async () => {
      const { serve, fire, hold, core, board, clock } = await started();
      const bill = await serve(DINNER);
      await fire(bill, { course: 2, inMinutes: 10 });
      await fire(bill, { course: 2, inMinutes: 20 });
      await fire(bill, { course: 3, inMinutes: 10 });
      await hold(bill, { course: 3 });
      clock.advance(10 * MINUTE);
      expect(await core.ordering.fireDue()).toBe(0);
      await fire(bill, { course: 2 });
      clock.advance(10 * MINUTE);
      expect(await core.ordering.fireDue()).toBe(0);
      expect(await board()).toEqual(['main: fired', 'starter: fired', 'sweet: staff']);
    });

    it('ends with the lines it was for', async () => {
      const { serve, fire, core, clock } = await started();
      const bill = await serve(DINNER);
      await fire(bill, { course: 2, inMinutes: 10 });
      const reason = { code: 'guestChanged' } as const;
      const call = { requestId: randomUUID(), session: bill._id, lines: ['main'], reason };
      await core.ordering.void(call, MANAGER);
      clock.advance(10 * MINUTE);
      expect(await core.ordering.fireDue()).toBe(0);
    });
  });

  describe('K2.4 holding', () => {
    it('takes back a course of which nothing is begun, until it is fired again', async () => {
      const { serve, fire, hold, board, ticketOf, move, audits, clock } = await started();
      const bill = await serve([STARTER, MAIN, { ...MAIN, id: 'main2' }]);
      await fire(bill, { course: 2 });
      clock.advance(MINUTE);
      const held = await hold(bill, { course: 2 });
      expect(held.products[1]).toMatchObject({ held: true, waitsFor: 'staff' });
      expect(held.products[1]).not.toHaveProperty('firedAt');
      const ticket = await ticketOf('main');
      expect(ticket).toMatchObject({ waitsFor: 'staff', version: 3 });
      for (const field of ['firedAt', 'dueAt']) expect(ticket).not.toHaveProperty(field);
      expect((await audits())[0]).toMatchObject({
        action: 'holdCourse',
        after: { lines: ['main', 'main2'] },
      });
      await expect(hold(bill, { course: 2 })).rejects.toEqual(nothing);
      await fire(bill, { course: 2 });
      await move('main', 'preparing');
      await expect(hold(bill, { course: 2 })).rejects.toEqual(nothing);
      await hold(bill, { course: 1 });
      expect(await board()).toEqual(['main+main2: fired', 'starter: staff']);
    });

    it('takes back lines of a ticket that has begun otherwise', async () => {
      const { serve, hold, core, board, ticketOf, lineOf } = await started();
      const bill = await serve([STARTER, { ...STARTER, id: 'second' }]);
      const { _id } = await ticketOf('starter');
      await core.kitchen.move(_id, { status: 'ready', line: 'starter' }, COOK);
      await expect(hold(bill, { course: 1 })).rejects.toEqual(nothing);
      await expect(hold(bill, { lines: ['starter'] })).rejects.toEqual(nothing);
      const held = await hold(bill, { lines: ['second'] });
      expect(await board()).toEqual(['second: staff', 'starter: fired']);
      expect(await ticketOf('starter')).toMatchObject({ _id, status: 'ready' });
      expect(await ticketOf('second')).toMatchObject({ status: 'waiting', version: 1 });
      expect(held.tvStatus).toBe('ready');
      expect(await lineOf(bill, 'second')).toMatchObject({ waitsFor: 'staff' });
    });
  });

  describe('K2.4 with `courses: auto`', () => {
    it('the next course is fired when the one before is taken', async () => {
      const { serve, move, board, lineOf, audits, clock } = await started({ courses: 'auto' });
      const bill = await serve(DINNER);
      await move('starter', 'preparing', 'ready');
      expect(await board()).toEqual(['main: course', 'starter: fired', 'sweet: course']);
      clock.advance(9 * MINUTE);
      await move('starter', 'taken');
      expect(await board()).toEqual(['main: fired', 'sweet: course']);
      expect(await lineOf(bill, 'main')).toMatchObject({ firedAt: '2026-03-02T04:09:00.000Z' });
      const [row] = await audits();
      expect(row).toMatchObject({ action: 'fireCourse', after: { course: 2, lines: ['main'] } });
      expect(row).not.toHaveProperty('staff');
      await move('main', 'preparing', 'ready', 'taken');
      expect(await board()).toEqual(['sweet: fired']);
    });

    it('what was held is left to the staff, and a course that was voided is waited for no longer', async () => {
      const { serve, core, hold, move, board } = await started({ courses: 'auto' });
      const bill = await serve(DINNER);
      await hold(bill, { course: 3 });
      const reason = { code: 'guestChanged' } as const;
      const call = { requestId: randomUUID(), session: bill._id, lines: ['starter'], reason };
      await core.ordering.void(call, MANAGER);
      expect(await board()).toEqual(['main: fired', 'sweet: staff']);
      await move('main', 'preparing', 'ready', 'taken');
      expect(await board()).toEqual(['sweet: staff']);
    });

    it('without it the staff fire, and the order is under way until all is taken', async () => {
      const { serve, move, board, core, fire } = await started({ courses: 'manual' });
      const bill = await serve([STARTER, MAIN]);
      const status = async () => (await core.ordering.get(bill._id, undefined, WAITER)).tvStatus;
      await move('starter', 'preparing', 'ready');
      expect(await status()).toBe('ready');
      await move('starter', 'taken');
      expect([await board(), await status()]).toEqual([['main: course'], 'waiting']);
      await fire(bill, { course: 2 });
      await move('main', 'preparing', 'ready', 'taken');
      expect(await status()).toBe('taken');
    });
  });

  describe('K2.4 rushing', () => {
    it('marks open dishes with who and when, once in five minutes', async () => {
      const { serve, rush, ticketOf, clock, events, audits } = await started();
      const bill = await serve([STARTER, { ...STARTER, id: 'second' }, MAIN]);
      clock.advance(MINUTE);
      const from = events.length;
      const rushed = await rush(bill, { lines: ['second'] });
      const at = '2026-03-02T04:01:00.000Z';
      expect(rushed.products.map(({ rushedAt }) => rushedAt)).toEqual([undefined, at, undefined]);
      expect(await ticketOf('second')).toMatchObject({ rush: { at, staff: 'waiter', lines: ['second'] } });
      expect(events.slice(from)).toMatchObject([{ topic: 'kitchenTickets' }, { topic: 'tableSessions' }]);
      expect((await audits())[0]).toMatchObject({ action: 'rushOrder', after: { lines: ['second'] } });
      clock.advance(4 * MINUTE);
      await expect(rush(bill)).rejects.toEqual(rejected('tooManyRequests', { retryAfter: 60 }));
      clock.advance(MINUTE);
      await rush(bill, {}, COOK);
      const ticket = await ticketOf('second');
      expect(ticket.rush).toEqual({ at: '2026-03-02T04:06:00.000Z', staff: 'kitchen' });
      // what waits for its course is not rushed
      expect(await ticketOf('main')).not.toHaveProperty('rush');
    });

    it('is refused where nothing is open', async () => {
      const { serve, rush, move } = await started();
      const bill = await serve([STARTER, MAIN]);
      await move('starter', 'preparing', 'ready');
      await expect(rush(bill)).rejects.toEqual(nothing);
      await expect(rush(bill, { lines: ['main'] })).rejects.toEqual(nothing);
    });
  });

  describe('T4.6 changing the course of placed lines', () => {
    it('moves what waits to a ticket of that course', async () => {
      const { serve, core, board, fire } = await started();
      const bill = await serve([STARTER, MAIN, { ...MAIN, id: 'main2' }]);
      const lines = [{ line: 'main2', course: 4 }];
      await core.ordering.changeLines({ requestId: randomUUID(), session: bill._id, lines }, WAITER);
      expect(await board()).toEqual(['main2: course', 'main: course', 'starter: fired']);
      await fire(bill, { course: 4 });
      expect(await board()).toEqual(['main2: fired', 'main: course', 'starter: fired']);
    });
  });

  it('K2.4 a manager sets how courses are fired', async () => {
    const { core } = await started();
    const set = (courses: 'auto' | 'manual' | null) => core.staffAuth.changeShop(SHOP, { courses }, MANAGER);
    expect(await set('auto')).toMatchObject({ courses: 'auto' });
    expect((await core.staffAuth.changeShop(SHOP, { acceptOnline: true }, MANAGER)).courses).toBe('auto');
    expect(await set(null)).not.toHaveProperty('courses');
    expect(core.catalogue.get('shops', SHOP)).not.toHaveProperty('courses');
  });

  it('K2.4 a guest’s line has no course, hold or fire of its own', async () => {
    const { core } = await started({ courses: 'manual' });
    const products = [{ ...aLine(), hold: true }];
    await expect(core.ordering.create(aTakeAway({ products }), GUEST)).rejects.toMatchObject({
      code: 'badRequest',
    });
  });
});
