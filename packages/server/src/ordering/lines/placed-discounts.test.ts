import { describe, expect, it } from 'vitest';
import { aLine, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { CASHIER, MANAGER, refused, startedPlaced, WAITER } from '../../../test/kits/placed-lines.ts';
import { SHOP } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  const started = () => startedPlaced(databases);

  describe('discounts on the whole bill (T4.5)', () => {
    it('T4.5 are typed or the shop’s own, stay for later orders, and are dropped', async () => {
      const { core, serve, audits } = await started();
      const { call, bill } = await serve([{ quantity: 2 }], 4000);
      const given = call({ discounts: [{ percent: 5, text: 'Regular' }, { amount: 300 }] });
      const less = await core.ordering.discounts(given, MANAGER);
      expect(less.discounts).toMatchObject([
        { source: 'manual', type: 'percent', value: 5, rule: 'manual:1' },
        { source: 'manual', type: 'amount', value: 300, rule: 'manual:2' },
      ]);
      expect(less.bill).toMatchObject({
        discounts: [
          { rule: 'manual:1', amount: 200 },
          { rule: 'manual:2', amount: 300 },
        ],
        total: 3500,
      });
      const own = await core.ordering.discounts(
        call({ discounts: [{ rule: 'friends' }], drop: ['manual:2'] }),
        MANAGER,
      );
      expect(own.bill.discounts).toEqual([
        { rule: 'manual:1', amount: 200 },
        { rule: 'manual:2', amount: 760 },
      ]);
      const { requestId, session } = call({});
      const more = await core.ordering.order({ requestId, session, cart: [aLine()], total: 1520 }, MANAGER);
      expect(more.bill.total).toBe(4560);
      const none = await core.ordering.discounts(call({ drop: ['manual:1', 'manual:2'] }), WAITER);
      expect([none.discounts, none.bill.total]).toEqual([[], 6000]);
      expect((await audits())[0]).toMatchObject({
        action: 'changeDiscounts',
        entity: bill._id,
        before: { total: 4560 },
        after: { total: 6000, discounts: [] },
      });
    });

    it('T4.5 come with an order, too, and in its quote', async () => {
      const { core, audits } = await started();
      const discounts = [{ percent: 10 }];
      const sale = { session: { type: 'takeAway' as const }, products: [aLine()], discounts };
      expect((await core.ordering.quote({ shop: SHOP, ...sale }, CASHIER)).total).toBe(1800);
      const call = aTakeAway({ ...sale, total: 1800 });
      await expect(core.ordering.create(call, GUEST)).rejects.toEqual(
        refused('/discounts', 'additionalProperties'),
      );
      await expect(core.ordering.create(call, WAITER)).rejects.toMatchObject({
        data: { action: 'discount', limit: 0, wanted: 10 },
      });
      const sold = await core.ordering.create(call, CASHIER);
      expect(sold).toMatchObject({ discounts: [{ source: 'manual' }], bill: { total: 1800 } });
      expect((await audits())[0]).toMatchObject({ action: 'changeDiscounts', after: { discounts } });
    });

    it('T2.4 count with prices by hand and adjustments', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ quantity: 5 }], 10_000);
      const reason = { kind: 'discount', percent: 4 } as const;
      await core.ordering.priceLines(call({ lines: [{ line: ids[0] ?? '', reason }] }), CASHIER);
      const code = { code: 'quality' } as const;
      await core.ordering.adjust(call({ adjusts: -300, reason: code }), CASHIER);
      const last = call({ discounts: [{ amount: 301 }] });
      await expect(core.ordering.discounts(last, CASHIER)).rejects.toMatchObject({
        data: { action: 'discount', wanted: 10.01 },
      });
      expect(
        (await core.ordering.discounts(call({ discounts: [{ amount: 300 }] }), CASHIER)).bill.total,
      ).toBe(9000);
    });

    it('T11.5 ten of 2 % are one large one', async () => {
      const { core, serve } = await started();
      const { call } = await serve([{ quantity: 5 }], 10_000);
      const two = () => core.ordering.discounts(call({ discounts: [{ amount: 200 }] }), CASHIER);
      for (let count = 1; count <= 5; count += 1) await two();
      for (let count = 6; count <= 10; count += 1)
        await expect(two()).rejects.toMatchObject({
          code: 'approvalRequired',
          data: { action: 'discount', limit: 10, wanted: 12 },
        });
    });

    it.each([
      [{ discounts: [{}] }, '/discounts/0', 'oneOf'],
      [{ discounts: [{ percent: 1, amount: 1 }] }, '/discounts/0', 'oneOf'],
      [{ discounts: [{ rule: 'nothing' }] }, '/discounts/0/rule', 'unknown'],
      [{ discounts: [{ rule: 'friends' }] }, '/discounts/0', 'ruleMinTotal'],
      [{ discounts: [{ amount: 0 }] }, '/discounts/0/amount', 'minimum'],
      [{ drop: ['manual:1'] }, '/drop/0', 'unknown'],
      [{}, '/discounts', 'required'],
    ])('T4.5 are refused with the field: %o', async (more, field, rule) => {
      const { core, serve } = await started();
      const { call } = await serve([{}], 2000);
      await expect(core.ordering.discounts(call(more), MANAGER)).rejects.toEqual(refused(field, rule));
    });
  });
});
