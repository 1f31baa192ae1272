import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const MANAGER = aStaffMember('manager');

eachDatabase((databases) => {
  describe('rotating a table’s code', () => {
    it('invalidates the old code of that table only, at once, and leaves its bill alone', async () => {
      const { core, clock } = await seededCore(await databases.open());
      const date = new Date(clock.now()).toISOString();
      const scan = (viewItem: string, signature: string) =>
        core.ordering.createOrResume({ shop: SHOP, viewItem, signature, date }, GUEST);
      const [old, other] = await Promise.all(
        [TABLE, 'view2'].map(async (viewItem) => (await core.ordering.tableCode(SHOP, viewItem)).signature),
      );
      const bill = await scan(TABLE, old ?? '');
      const fresh = await core.ordering.rotateTableCode(TABLE, MANAGER);
      expect(await core.ordering.tableCode(SHOP, TABLE)).toEqual(fresh);
      await expect(scan(TABLE, old ?? '')).rejects.toEqual(rejected('fixedCodeTableInvalid'));
      expect(await scan(TABLE, fresh.signature)).toMatchObject({ _id: bill?._id });
      expect(await scan('view2', other ?? '')).toMatchObject({ tableName: 'A2' });
      expect(await core.ordering.get(bill?._id ?? '', bill?.restoreKey, GUEST)).toMatchObject({
        _id: bill?._id,
      });
      const { signature } = await core.ordering.rotateTableCode(TABLE, MANAGER);
      await expect(scan(TABLE, fresh.signature)).rejects.toEqual(rejected('fixedCodeTableInvalid'));
      expect(await scan(TABLE, signature)).toMatchObject({ _id: bill?._id });
      expect((await core.audit.find({ shop: SHOP }, MANAGER)).data).toHaveLength(2);
    });

    it('needs a manager of the shop', async () => {
      const { core } = await seededCore(await databases.open());
      const rotate = (viewItem: string, actor = MANAGER) => core.ordering.rotateTableCode(viewItem, actor);
      await expect(rotate(TABLE, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(rotate(TABLE, aStaffMember('waiter'))).rejects.toEqual(rejected('forbidden'));
      await expect(rotate(TABLE, aStaffMember('manager', OTHER_SHOP))).rejects.toEqual(rejected('forbidden'));
      await expect(rotate('nowhere')).rejects.toEqual(rejected('notFound'));
    });
  });
});
