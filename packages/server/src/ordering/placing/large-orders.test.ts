import { randomUUID } from 'node:crypto';
import type { Shop } from '@comanda/contract';
import { MANY_PIECES } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, SHOP, smallOrganisation, TABLE } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';
import { instantOf } from '../../lib/index.ts';

const CASHIER = aStaffMember('cashier');
const COOK = aStaffMember('kitchen');
/** The price of a rice without charges. */
const RICE = 2000;

eachDatabase((databases) => {
  async function started(shop: Partial<Shop> = {}) {
    const shops = [aShop({ payment: { takeAway: 'either' }, ...shop })];
    const organisation = smallOrganisation({ staff: [], shops });
    const { core, clock } = await seededCore(await databases.open(), { organisation });
    const place = (quantity: number, actor = GUEST) =>
      core.ordering.create(aTakeAway({ products: [aLine({ quantity })], total: quantity * RICE }), actor);
    const tickets = async () => (await core.kitchen.tickets({ shop: SHOP }, COOK)).total;
    const sitDown = async () => {
      const { signature } = await core.ordering.tableCode(SHOP, TABLE);
      const scan = { shop: SHOP, viewItem: TABLE, signature, date: instantOf(clock.now()) };
      const held = await core.ordering.createOrResume(scan, GUEST);
      if (held === null) throw new Error('no bill at the table');
      return held;
    };
    return { core, place, tickets, sitDown };
  }

  describe('a large order of a phone that nobody knows', () => {
    it('reaches the kitchen once it is paid, whatever the shop’s rule', async () => {
      const { core, place, tickets } = await started();
      await place(MANY_PIECES);
      expect(await tickets()).toBe(1);
      const large = await place(MANY_PIECES + 1);
      expect(large).toMatchObject({ paysFirst: true, status: 'ongoing' });
      expect(await tickets()).toBe(1);
      const money = { requestId: randomUUID(), session: large._id, method: 'cash', tendered: 42_000 };
      await core.payments.take(money, { actor: CASHIER, address: 'till' });
      expect(await tickets()).toBe(2);
    });

    it('is one above the sum that the shop has set', async () => {
      const { place, tickets } = await started({ largeOrderTotal: 3 * RICE });
      await place(3);
      expect(await tickets()).toBe(1);
      expect(await place(4)).toMatchObject({ paysFirst: true });
      expect(await tickets()).toBe(1);
    });

    it('is the staff’s at once', async () => {
      const { place, tickets } = await started();
      expect(await place(MANY_PIECES + 1, CASHIER)).not.toHaveProperty('paysFirst');
      expect(await tickets()).toBe(1);
    });

    it('is left to the staff at a table', async () => {
      const { core, tickets, sitDown } = await started();
      const { _id, restoreKey } = await sitDown();
      const large = { cart: [aLine({ quantity: MANY_PIECES + 1 })], total: (MANY_PIECES + 1) * 2200 };
      await expect(core.ordering.order(anOrder(_id, { restoreKey, ...large }), GUEST)).rejects.toEqual(
        rejected('largeOrder', { because: 'pieces', product: 'rice', quantity: MANY_PIECES + 1 }),
      );
      expect(await tickets()).toBe(0);
      await core.ordering.order(anOrder(_id, large), CASHIER);
      expect(await tickets()).toBe(1);
    });
  });
});
