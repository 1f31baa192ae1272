import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { COUNTER, SHOP, smallOrganisation, TABLE } from '../../test/kits/small-organisation.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { StoredSession } from '../db/stored.ts';
import { instantOf } from '../lib/clock.ts';
import { BILL_LIMITS, ensureDiscountLimit, ensureRoomForOrder } from './bill-limits.ts';

const NO_SERVICE = smallOrganisation().sections.map((section) => ({ ...section, sectionSettings: [] }));
const WAITER = aStaffMember('waiter');
/** Maximum guests of a table with four seats. */
const GUESTS = 12;

it('limits orders, and coupons and gifts besides a member’s discount', () => {
  const line = aLine();
  const session = (placements: number) => ({ placements }) as StoredSession;
  ensureRoomForOrder({ session: session(BILL_LIMITS.orders - 1), lines: [] }, [line]);
  expect(() => ensureRoomForOrder({ session: session(BILL_LIMITS.orders), lines: [] }, [line])).toThrow(
    'billFull',
  );
  const coupons = Array.from({ length: BILL_LIMITS.discounts }, () => ({ source: 'coupon' }) as const);
  ensureDiscountLimit([{ source: 'member' }, ...coupons]);
  expect(() => ensureDiscountLimit([{ source: 'gift' }, ...coupons])).toThrow('tooManyCoupons');
});

eachDatabase((databases) => {
  async function seated(capacity?: number) {
    const organisation = smallOrganisation({ staff: [], sections: NO_SERVICE });
    const db = await databases.open();
    const test = await seededCore(db, { organisation });
    const { core, clock } = test;
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const scan = async (restoreKey?: string, address?: string) => {
      const date = instantOf(clock.now());
      const call = { shop: SHOP, viewItem: TABLE, signature, date, capacity, restoreKey };
      const held = await core.ordering.createOrResume(call, GUEST, address);
      if (held === null) throw new Error('no bill at the table');
      return held;
    };
    const first = await scan();
    const { _id: session } = first;
    const join = (restoreKey?: string, address?: string) =>
      core.ordering.join({ session, restoreKey }, GUEST, address);
    return { ...test, db, scan, join, first, session };
  }

  describe('the guests of a bill', () => {
    const full = rejected('tooManyGuests', { most: GUESTS });

    it('are limited to three per seat, however they join, also concurrently', async () => {
      const { core, scan, join, session } = await seated();
      const more = await Promise.allSettled(
        Array.from({ length: GUESTS + 6 }, (_, index) => (index % 2 === 0 ? join() : scan())),
      );
      const refused = more.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
      expect(refused).toEqual(Array.from({ length: 7 }, () => full));
      expect((await core.ordering.get(session, undefined, GUEST)).guests).toHaveLength(GUESTS);
    });

    it('do not increase when a phone returns, also at a full table', async () => {
      const { core, scan, join, first, session, events } = await seated();
      const second = await join();
      for (let guest = 3; guest <= GUESTS; guest += 1) await scan();
      const [published, { version }] = [events.length, await core.ordering.get(session, undefined, GUEST)];
      expect(await scan(first.restoreKey)).toMatchObject({ guest: 1, version });
      expect(await join(second.restoreKey)).toMatchObject({ guest: 2, version });
      expect(events.length).toBe(published);
      await expect(join()).rejects.toEqual(full);
    });

    it('may be more once staff raise the capacity, up to fifty', async () => {
      const { core, join, session } = await seated();
      await core.ordering.changeCapacity({ session, capacity: 5 }, aStaffMember('waiter'));
      for (let guest = 2; guest <= 15; guest += 1) await join();
      await expect(join()).rejects.toEqual(rejected('tooManyGuests', { most: 15 }));
      await core.ordering.changeCapacity({ session, capacity: 40 }, aStaffMember('waiter'));
      for (let guest = 16; guest <= 50; guest += 1) await join();
      await expect(join()).rejects.toEqual(rejected('tooManyGuests', { most: 50 }));
    });

    it('are rate-limited per hour and address, not counting returning phones', async () => {
      const { db, first, scan, join, clock } = await seated();
      const now = instantOf(clock.now());
      const row = { name: 'join/from/a', tries: 598, last_at: now, hour_tries: 598, hour_at: now };
      await db.unitOfWork((tx) => tx.insert('guesses', [row]));
      const { restoreKey } = await join(undefined, 'a');
      for (const key of [restoreKey, first.restoreKey]) await join(key, 'a');
      await scan(undefined, 'a');
      const refused = rejected('tooManyRequests', { retryAfter: 3600 });
      await expect(join(undefined, 'a')).rejects.toEqual(refused);
      await expect(scan(undefined, 'a')).rejects.toEqual(refused);
      expect(await join(undefined, 'b')).toMatchObject({ guest: 4 });
      clock.advance(60 * 60_000);
      expect(await join(undefined, 'a')).toMatchObject({ guest: 5 });
    });

    it('are published without the rest of the bill', async () => {
      const { core, join, session, events } = await seated();
      await core.ordering.order(anOrder(session), GUEST);
      const joined = await join();
      expect(joined.products).toHaveLength(1);
      const { version, updatedAt } = joined;
      const guests = [{ guest: 1 }, { guest: 2 }];
      expect(events.at(-1)).toMatchObject({
        topic: 'tableSessions',
        event: 'patched',
        id: session,
        shop: SHOP,
      });
      expect(events.at(-1)?.data).toEqual({ _id: session, shop: SHOP, version, updatedAt, guests });
      expect((await core.ordering.get(session, undefined, GUEST)).version).toBe(version);
    });
  });

  describe('limits of a bill', () => {
    it('limit its lines', async () => {
      const { core, session } = await seated();
      const cart = (count: number) => Array.from({ length: count }, () => aLine({ product: 'tea' }));
      const fill = async (count: number) =>
        // so many at once are the staff's to ring up
        core.ordering.order(anOrder(session, { cart: cart(count), total: count * 1500 }), WAITER);
      for (let left: number = BILL_LIMITS.lines; left > 0; left -= 200) await fill(Math.min(left, 200));
      const full = rejected('billFull', { most: BILL_LIMITS.lines });
      await expect(fill(1)).rejects.toEqual(full);
      expect((await core.ordering.get(session, undefined, GUEST)).products).toHaveLength(BILL_LIMITS.lines);
    });

    it('limit the guests named on shared lines', async () => {
      const { core, join, session } = await seated();
      for (let guest = 2; guest <= GUESTS; guest += 1) await join();
      const count = Math.ceil(BILL_LIMITS.shares / GUESTS) + 1;
      const lines = Array.from({ length: count }, () => aLine({ product: 'tea' }));
      await core.ordering.order(anOrder(session, { cart: lines, total: count * 1500 }), WAITER);
      const guests = Array.from({ length: GUESTS }, (_, index) => index + 1);
      const ids = lines.map(({ id }) => id);
      const share = (of: readonly string[]) =>
        core.ordering.shareLines({ session, lines: [...of], guests }, GUEST);
      await expect(share(ids)).rejects.toEqual(rejected('tooManyShares', { most: BILL_LIMITS.shares }));
      await share(ids.slice(0, -2));
      await share(ids.slice(0, -2));
      await expect(share(ids.slice(-2))).rejects.toEqual(
        rejected('tooManyShares', { most: BILL_LIMITS.shares }),
      );
    });

    it('limit the payment attempts of guests; staff can still take payment', async () => {
      const { core, session } = await seated();
      await core.ordering.order(anOrder(session), GUEST);
      const pay = () =>
        core.payments.online({ requestId: randomUUID(), session, methodRef: COUNTER, amount: 2000 }, GUEST);
      for (let tries = 0; tries < BILL_LIMITS.payments; tries += 1) {
        const { _id: payment } = await pay();
        await core.payments.cancel({ payment, session }, GUEST);
      }
      await expect(pay()).rejects.toEqual(rejected('tooManyPayments', { most: BILL_LIMITS.payments }));
      const byStaff = { requestId: randomUUID(), session, methodRef: COUNTER, amount: 2000 };
      expect(await core.payments.online(byStaff, aStaffMember('cashier'))).toMatchObject({ amount: 2000 });
    });
  });

  describe('the capacity of a table', () => {
    it.each([
      [99, 6],
      [7, 6],
      [6, 6],
      [2, 2],
    ])(
      'is, of the %i that a guest names, at most the seats and two extra chairs: %i',
      async (named, counted) => {
        const { first } = await seated(named);
        expect(first).toMatchObject({
          tables: [{ item: 'table1', capacity: counted }],
          desiredCapacity: counted,
        });
      },
    );

    it('is limited also in an order without a scan; staff may set more', async () => {
      const { core } = await seated();
      const tables = [
        { item: 'table1', capacity: 99 },
        { item: 'nowhere', capacity: 99 },
      ];
      const placed = await core.ordering.create(
        aTakeAway({ session: { type: 'dineInNoTable', tables } }),
        GUEST,
      );
      expect(placed.tables).toEqual([
        { item: 'table1', capacity: 6 },
        { item: 'nowhere', capacity: 20 },
      ]);
      const free = [{ item: 'table2', capacity: 99 }, ...tables];
      const session = { type: 'dineIn' as const, tables: free };
      const byStaff = await core.ordering.create(aTakeAway({ session }), aStaffMember());
      expect(byStaff.tables).toMatchObject([
        { capacity: 99 },
        { capacity: 99, name: 'A1' },
        { capacity: 99 },
      ]);
    });
  });
});
