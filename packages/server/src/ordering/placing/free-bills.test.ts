import type { Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aProduct, aShop, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

const water = () => aTakeAway({ products: [aLine({ product: 'water' })], total: 0 });

eachDatabase((databases) => {
  async function started(payment: Shop['payment']) {
    const products = [aProduct('water', { price: 0 }), aProduct('rice', { price: 2000 })];
    const organisation = smallOrganisation({ staff: [], products, shops: [aShop({ payment })] });
    const test = await seededCore(await databases.open(), { organisation });
    const tickets = async () =>
      (await test.core.kitchen.tickets({ shop: SHOP }, aStaffMember('kitchen'))).data.map(
        ({ status, paid }) => ({ status, paid }),
      );
    return { ...test, tickets };
  }

  describe('a bill with a total of 0', () => {
    it('is closed when placed if orders are paid first, and the kitchen gets its ticket', async () => {
      const { core, tickets, events } = await started({ takeAway: 'before' });
      const bill = await core.ordering.create(water(), GUEST);
      expect(bill).toMatchObject({ status: 'done', bill: { total: 0 }, tvStatus: 'waiting' });
      expect(bill.paidTime).toBeDefined();
      expect(await tickets()).toEqual([{ status: 'waiting', paid: true }]);
      expect(events.map(({ topic, event }) => `${topic} ${event}`)).toEqual([
        'tableSessions patched',
        'kitchenTickets created',
        'board patched',
      ]);
      const { _id: session, restoreKey } = bill;
      await expect(core.ordering.order(anOrder(session, { restoreKey }), GUEST)).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'done' }),
      );
    });

    it('stays open if orders are paid afterwards, and is closed when the bill is requested', async () => {
      const { core, tickets } = await started({ takeAway: 'either' });
      const { _id: session, restoreKey, status } = await core.ordering.create(water(), GUEST);
      expect([status, await tickets()]).toEqual(['ongoing', [{ status: 'waiting', paid: false }]]);
      const done = await core.ordering.updatePayment({ session, restoreKey }, GUEST);
      expect(done).toMatchObject({ status: 'done', paidTime: expect.any(String) });
      expect(await tickets()).toEqual([{ status: 'waiting', paid: true }]);
      await expect(core.ordering.updatePayment({ session, restoreKey }, GUEST)).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'done' }),
      );
    });

    it('is held for payment once it has an amount to pay', async () => {
      const { core, tickets } = await started({ takeAway: 'before' });
      const products = [aLine({ product: 'water' }), aLine()];
      const { status } = await core.ordering.create(aTakeAway({ products }), GUEST);
      expect([status, await tickets()]).toEqual(['ongoing', []]);
    });
  });
});
