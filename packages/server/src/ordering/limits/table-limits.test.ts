import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const LIMIT = { limitType: 'perTable', product: ['rice'], quantity: 3, capacity: 2 } as const;
const WAITER = aStaffMember('waiter');

eachDatabase((databases) => {
  /** Returns three guests at table A1, and the ways they and the staff order. */
  async function seated() {
    const limits = [{ ...LIMIT, product: ['rice'] }];
    const organisation = smallOrganisation({ staff: [], shops: [aShop({ onlineOrderLimits: limits })] });
    const { core, clock } = await seededCore(await databases.open(), { organisation });
    const { signature } = await core.ordering.tableCode(SHOP, TABLE);
    const date = new Date(clock.now()).toISOString();
    const scan = { shop: SHOP, viewItem: TABLE, signature, date, capacity: 3 };
    const session = (await core.ordering.createOrResume(scan, GUEST))?._id ?? '';
    const order = (quantity: number) =>
      core.ordering.order(
        anOrder(session, { cart: [aLine({ id: 'same', quantity })], total: 2200 * quantity }),
        GUEST,
      );
    /** A bill of several tables: only its first may not have another. */
    const bill = (items: readonly string[], quantity: number) =>
      core.ordering.create(
        aTakeAway({
          session: { type: 'dineIn', tables: items.map((item) => ({ item, capacity: 3 })) },
          products: [aLine({ quantity })],
          total: 2200 * quantity,
        }),
        WAITER,
      );
    return { core, order, bill };
  }
  const refused = (remaining: number, wanted: number) =>
    rejected('exceedOrderLimit', {
      limits: [expect.objectContaining({ remaining, wanted, lines: ['same'] })],
    });

  describe('a limit per table group', () => {
    it('counts the other open bills of the table, but not those of other tables', async () => {
      const { order, bill } = await seated();
      await bill(['table8', 'table1'], 1);
      await bill(['table9'], 3);
      await expect(order(3)).rejects.toEqual(refused(2, 3));
      expect((await order(2)).products).toHaveLength(1);
    });

    it('applies to guests only, and no longer counts voided lines', async () => {
      const { core, order, bill } = await seated();
      const { _id: session } = await bill(['table8', 'table1'], 5);
      await expect(order(1)).rejects.toEqual(refused(0, 1));
      const reason = { code: 'test' } as const;
      await core.ordering.void({ requestId: crypto.randomUUID(), session, reason }, aStaffMember('manager'));
      expect((await order(3)).products).toHaveLength(1);
    });
  });
});
