import { describe, expect, it } from 'vitest';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP } from '../../../test/kits/small-organisation.ts';
import { seededCore, startCore } from '../../../test/kits/test-core.ts';

const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  describe('a shop', () => {
    it('is closed and opened for guests by its management, and published to all who browse it', async () => {
      const db = await databases.open();
      const { core, events } = await seededCore(db);
      await core.staffAuth.changeShop(SHOP, { openTakeAway: false }, MANAGER);
      expect(events).toMatchObject([
        { topic: 'shops', event: 'patched', id: SHOP, data: { openTakeAway: false } },
      ]);
      expect(core.catalogue.get('shops', SHOP)?.openTakeAway).toBe(false);
      await expect(core.ordering.create(aTakeAway(), GUEST)).rejects.toEqual(rejected('timeSlotNotFound'));
      await core.ordering.create(aTakeAway(), aStaffMember('waiter'));
      const another = await startCore(db);
      expect(another.core.catalogue.get('shops', SHOP)?.openTakeAway).toBe(false);
      await core.staffAuth.changeShop(SHOP, { openTakeAway: true }, MANAGER);
      await core.ordering.create(aTakeAway(), GUEST);
    });

    it('keeps both of two concurrent changes, and audits them', async () => {
      const { core, events } = await seededCore(await databases.open());
      await Promise.all([
        core.staffAuth.changeShop(SHOP, { openTakeAway: false }, MANAGER),
        core.staffAuth.changeShop(SHOP, { openDineInNoTable: false }, MANAGER),
        core.staffAuth.changeShop(SHOP, { openForOnline: true }, MANAGER),
      ]);
      const closed = { openTakeAway: false, openDineInNoTable: false, openForOnline: true };
      expect(core.catalogue.get('shops', SHOP)).toMatchObject(closed);
      expect(events).toHaveLength(2);
      const { data } = await core.audit.find({ shop: SHOP }, MANAGER);
      expect(data.map(({ action }) => action)).toEqual(['changeShop', 'changeShop']);
    });

    it('K2.4 names its courses, each once, in the order in which they are served', async () => {
      const { core } = await seededCore(await databases.open());
      const named = (course: number, en: string) => ({ course, name: { en, cht: en, chs: en } });
      const [soup, sweet] = [named(1, 'Soup'), named(3, 'Sweet')];
      const changed = await core.staffAuth.changeShop(SHOP, { courseNames: [sweet, soup] }, MANAGER);
      expect(changed.courseNames).toEqual([soup, sweet]);
      // what else is changed leaves them
      await core.staffAuth.changeShop(SHOP, { openTakeAway: false }, MANAGER);
      expect(core.catalogue.get('shops', SHOP)?.courseNames).toEqual([soup, sweet]);
      const twice = core.staffAuth.changeShop(SHOP, { courseNames: [soup, sweet, soup] }, MANAGER);
      const problems = [{ field: '/courseNames/2/course', rule: 'uniqueItems' }];
      await expect(twice).rejects.toEqual(rejected('badRequest', { problems }));
      await core.staffAuth.changeShop(SHOP, { courseNames: [] }, MANAGER);
      expect(core.catalogue.get('shops', SHOP)?.courseNames).toBeUndefined();
    });

    it('cannot be changed by others', async () => {
      const { core } = await seededCore(await databases.open());
      for (const [actor, code] of [
        [GUEST, 'notAuthenticated'],
        [aStaffMember('cashier'), 'forbidden'],
        [aStaffMember('manager', OTHER_SHOP), 'forbidden'],
      ] as const)
        await expect(core.staffAuth.changeShop(SHOP, { openForOnline: false }, actor)).rejects.toEqual(
          rejected(code),
        );
    });
  });
});
