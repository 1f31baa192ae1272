import { describe, expect, it } from 'vitest';
import { aLine, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { SECRET, seededCore } from '../../../test/kits/test-core.ts';
import { hashRestoreKey, restoreKeyFor, untimedKeyFor } from '../../sessions/restore-key.ts';

eachDatabase((databases) => {
  describe('restore keys', () => {
    it('are stored as hashes only', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      const { restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
      const stored = await db.read.query((q) => q.selectFrom('restore_keys').selectAll());
      expect(stored).toMatchObject([{ hash: hashRestoreKey(restoreKey) }]);
      const answers = await db.read.query((q) => q.selectFrom('idempotency').selectAll());
      const sessions = await db.read.query((q) => q.selectFrom('table_sessions').selectAll());
      expect(JSON.stringify([stored, answers, sessions])).not.toContain(restoreKey);
    });

    it('are the same for a repeated request, also after a restart', async () => {
      const place = await databases.newPlace();
      const { core } = await seededCore(await databases.open(place));
      const call = aTakeAway();
      const first = await core.ordering.create(call, GUEST);
      const again = await core.ordering.create(call, GUEST);
      expect(again).toEqual(first);
      expect(first.restoreKey).toBe(restoreKeyFor(SECRET, first._id, call.requestId));
      const [time, random] = [first.restoreKey.slice(0, 9), first.restoreKey.slice(9)];
      expect(time).toBe(first._id.slice(0, 9));
      expect(Buffer.from(random, 'base64url')).toHaveLength(16);
    });

    it('are stored in the order of their bills', async () => {
      const db = await databases.open();
      const { core, clock } = await seededCore(db);
      const bills = [];
      for (let count = 0; count < 4; count += 1) {
        bills.push((await core.ordering.create(aTakeAway(), GUEST))._id);
        clock.advance(1);
      }
      const stored = await db.read.query((q) => q.selectFrom('restore_keys').selectAll());
      const byHash = stored.toSorted((one, other) => (one.hash < other.hash ? -1 : 1));
      expect(byHash.map(({ session }) => session)).toEqual(bills);
    });

    it('made before they began with a time open their bill, and are returned to a repeated request', async () => {
      const db = await databases.open();
      const { core } = await seededCore(db);
      const call = aTakeAway();
      const { _id, restoreKey, ...bill } = await core.ordering.create(call, GUEST);
      const untimed = untimedKeyFor(SECRET, _id, call.requestId);
      const hash = hashRestoreKey(untimed);
      await db.unitOfWork((tx) => tx.query((q) => q.updateTable('restore_keys').set({ hash })));
      expect(await core.ordering.create(call, GUEST)).toEqual({ ...bill, _id, restoreKey: untimed });
      expect(await core.ordering.get(_id, untimed, GUEST)).toMatchObject({ _id });
      await expect(core.ordering.get(_id, restoreKey, GUEST)).rejects.toEqual(rejected('sessionNotFound'));
      const found = await core.ordering.findIncomplete({ restoreKeys: [untimed], limit: 1 });
      expect(found).toMatchObject([{ _id }]);
    });

    it('are returned to a request repeated by another signed-in user', async () => {
      const { core } = await seededCore(await databases.open());
      const call = aTakeAway();
      const first = await core.ordering.create(call, aStaffMember());
      expect(await core.ordering.create(call, GUEST)).toEqual(first);
      expect(await core.ordering.create(call, aStaffMember('manager'))).toEqual(first);
    });

    it('find the orders that are not picked up yet, and none without keys', async () => {
      const { core } = await seededCore(await databases.open());
      const mine = await core.ordering.create(aTakeAway(), GUEST);
      await core.ordering.create(aTakeAway(), GUEST);
      const find = (restoreKeys: readonly string[]) =>
        core.ordering.findIncomplete({ restoreKeys, limit: 100 });
      expect((await find([mine.restoreKey, 'unknown'])).map(({ _id }) => _id)).toEqual([mine._id]);
      expect(await find([])).toEqual([]);
    });

    it('give access to their own session only', async () => {
      const { core } = await seededCore(await databases.open());
      const mine = await core.ordering.create(aTakeAway(), GUEST);
      const other = await core.ordering.create(aTakeAway(), GUEST);
      await core.ordering.ensureAccess(mine._id, mine.restoreKey, GUEST);
      for (const key of [other.restoreKey, '', 'x']) {
        await expect(core.ordering.ensureAccess(mine._id, key, GUEST)).rejects.toEqual(
          rejected('sessionNotFound'),
        );
      }
      await expect(core.ordering.get('unknown', undefined, GUEST)).rejects.toEqual(
        rejected('sessionNotFound'),
      );
    });
  });

  describe('staff', () => {
    it('see the sessions of their own shop only, newest first', async () => {
      const { core, clock } = await seededCore(await databases.open());
      const first = await core.ordering.create(aTakeAway(), GUEST);
      clock.advance(1000);
      const second = await core.ordering.create(aTakeAway(), GUEST);
      await core.ordering.create(aTakeAway({ shop: OTHER_SHOP }), GUEST);
      const found = await core.ordering.findForStaff({ shop: SHOP, limit: 10 }, aStaffMember());
      expect(found.total).toBe(2);
      expect(found.data.map(({ _id }) => _id)).toEqual([second._id, first._id]);
      const page = await core.ordering.findForStaff(
        {
          shop: SHOP,
          filter: {
            all: [
              { field: 'status', operator: '$in', value: new Set(['ongoing']) },
              { field: 'type', operator: '$eq', value: 'takeAway' },
              { field: 'businessDay', operator: '$eq', value: '2026-03-02' },
            ],
          },
          limit: 1,
          skip: 1,
        },
        aStaffMember(),
      );
      expect(page).toMatchObject({ total: 2, data: [{ _id: first._id }] });
      await expect(
        core.ordering.findForStaff({ shop: OTHER_SHOP, limit: 10 }, aStaffMember()),
      ).rejects.toEqual(rejected('forbidden'));
      await expect(core.ordering.findForStaff({ shop: SHOP, limit: 10 }, GUEST)).rejects.toEqual(
        rejected('notAuthenticated'),
      );
    });
  });

  describe('opening hours', () => {
    const closed = [
      ['shopNotFound', {}, { shop: 'nowhere' }],
      ['shopNotEnabledForOnline', { openForOnline: false }, {}],
      ['timeSlotNotFound', { onlineOpeningHours: [{ startTime: '18:00', endTime: '22:00' }] }, {}],
      [
        'timeSlotNotFound',
        {
          hoursExceptions: [
            {
              from: '2026-03-02',
              to: '2026-03-02',
              name: { en: 'B5.1', cht: 'B5.1', chs: 'B5.1' },
              closed: true,
            },
          ],
        },
        {},
      ],
      ['timeSlotNotFound', { openTakeAway: false }, {}],
    ] as const;

    it.each(closed)('guests are refused with %s', async (code, shop, call) => {
      const organisation = smallOrganisation({ staff: [], shops: [aShop(structuredClone(shop) as object)] });
      const { core } = await seededCore(await databases.open(), { organisation });
      await expect(core.ordering.create(aTakeAway(call), GUEST)).rejects.toEqual(rejected(code));
    });

    it('a closed section is refused, and so are unknown coupons', async () => {
      const { core } = await seededCore(await databases.open());
      const closed = aTakeAway({ session: { type: 'takeAway', section: 'section9' } });
      await expect(core.ordering.create(closed, GUEST)).rejects.toEqual(rejected('sectionNotAvailable'));
      await expect(core.ordering.create(aTakeAway({ coupons: ['c1'] }), GUEST)).rejects.toEqual(
        rejected('invalidCode', { coupon: 'c1' }),
      );
    });
  });

  describe('a quote', () => {
    it('equals the price when placing, and reserves nothing', async () => {
      const { core } = await seededCore(await databases.open());
      const cart = { session: { type: 'takeAway' as const }, products: [aLine({ product: 'cake' })] };
      const quote = await core.ordering.quote({ shop: SHOP, ...cart }, GUEST);
      const session = await core.ordering.create(aTakeAway({ ...cart, total: quote.total }), GUEST);
      expect(session.bill).toEqual(quote);
      const { _id: into, restoreKey } = session;
      const whole = await core.ordering.quote(
        { shop: SHOP, ...cart, products: [aLine()], into, restoreKey },
        GUEST,
      );
      expect(whole.total).toBe(5000);
      await expect(core.ordering.quote({ shop: SHOP, ...cart, into }, GUEST)).rejects.toEqual(
        rejected('sessionNotFound'),
      );
    });
  });
});
