import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aLine, anOrder, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { aShop, COUNTER, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { seededCore } from '../../../test/kits/test-core.ts';

eachDatabase((databases) => {
  const opened = async (organisation = smallOrganisation({ staff: [] })) =>
    seededCore(await databases.open(), { organisation });
  const refused = (rule: string) => rejected('badRequest', { problems: [{ field: '/tips', rule }] });

  describe('tips with an order', () => {
    it('are part of the bill and of the shown total, order by order', async () => {
      const { core } = await opened();
      const first = await core.ordering.create(aTakeAway({ tips: 300, total: 2300 }), GUEST);
      expect(first).toMatchObject({ tips: 300, bill: { subTotal: 2000, tips: 300, total: 2300 } });
      const { _id, restoreKey } = first;
      const order = (overrides: object) =>
        core.ordering.order(anOrder(_id, { restoreKey, ...overrides }), GUEST);
      expect(await order({ tips: 200, total: 2200 })).toMatchObject({ tips: 500, bill: { total: 4500 } });
      expect(await order({})).toMatchObject({ tips: 500, bill: { tips: 500, total: 6500 } });
    });

    it('are quoted', async () => {
      const { core } = await opened();
      const { _id: into, restoreKey } = await core.ordering.create(
        aTakeAway({ tips: 300, total: 2300 }),
        GUEST,
      );
      const quote = { shop: SHOP, session: { type: 'takeAway' as const }, products: [aLine()], tips: 100 };
      expect(await core.ordering.quote(quote, GUEST)).toMatchObject({ tips: 100, total: 2100 });
      expect(await core.ordering.quote({ ...quote, into, restoreKey }, GUEST)).toMatchObject({
        tips: 400,
        total: 4400,
      });
    });

    it('refuse the order if the shown total does not match them', async () => {
      const { core } = await opened();
      for (const call of [aTakeAway({ tips: 300 }), aTakeAway({ total: 2300 })])
        await expect(core.ordering.create(call, GUEST)).rejects.toMatchObject({ code: 'priceChanged' });
    });

    it('are limited to the price of the dishes', async () => {
      const { core } = await opened();
      const create = (tips: number) => core.ordering.create(aTakeAway({ tips, total: 2000 + tips }), GUEST);
      const { _id, restoreKey } = await create(2000);
      await expect(create(2001)).rejects.toEqual(refused('maximum'));
      const order = (tips: number) =>
        core.ordering.order(anOrder(_id, { restoreKey, tips, total: 2000 + tips }), GUEST);
      await expect(order(2001)).rejects.toEqual(refused('maximum'));
      expect((await order(2000)).tips).toBe(4000);
    });

    it('must be multiples of the currency’s smallest step', async () => {
      const { core } = await opened(
        smallOrganisation({ staff: [], shops: [aShop({ currency: 'TWD' }), aShop({ _id: 'shop2' })] }),
      );
      const create = (tips: number) => core.ordering.create(aTakeAway({ tips, total: 2000 + tips }), GUEST);
      await expect(create(150)).rejects.toEqual(refused('step'));
      expect((await create(200)).bill.tips).toBe(200);
    });

    it('are added once for a repeated request, and another body is refused', async () => {
      const { core } = await opened();
      const call = aTakeAway({ tips: 300, total: 2300 });
      const [one, two] = await Promise.all([1, 2].map(() => core.ordering.create(call, GUEST)));
      expect(one?._id).toBe(two?._id);
      await expect(core.ordering.create({ ...call, tips: 400 }, GUEST)).rejects.toEqual(
        rejected('requestConflict'),
      );
      const { _id: session, restoreKey } = await core.ordering.create(call, GUEST);
      expect((await core.ordering.get(session, restoreKey, GUEST)).tips).toBe(300);
    });

    it('are paid with the bill, apart from tips of the payment', async () => {
      const { core } = await opened();
      const { _id: session, restoreKey } = await core.ordering.create(
        aTakeAway({ tips: 300, total: 2300 }),
        GUEST,
      );
      const pay = {
        requestId: randomUUID(),
        session,
        restoreKey,
        methodRef: COUNTER,
        amount: 2300,
        tips: 100,
      };
      expect(await core.payments.online(pay, GUEST)).toMatchObject({ amount: 2300, tips: 100 });
      expect((await core.ordering.get(session, restoreKey, GUEST)).bill).toMatchObject({
        tips: 300,
        paymentTips: 0,
      });
    });

    it('are removed when the order is cancelled', async () => {
      const { core } = await opened();
      const { _id: session, restoreKey } = await core.ordering.create(
        aTakeAway({ tips: 300, total: 2300 }),
        GUEST,
      );
      const ended = await core.ordering.cancel({ requestId: randomUUID(), session, restoreKey }, GUEST);
      expect(ended).toMatchObject({ status: 'cancelled', tips: 0, bill: { tips: 0, total: 0 } });
    });
  });
});
