import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import {
  CASHIER,
  MANAGER,
  PIN,
  prices,
  refused,
  startedPlaced,
  WAITER,
} from '../../../test/kits/placed-lines.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { COUNTER, OTHER_SHOP } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  const started = () => startedPlaced(databases);

  describe('prices of placed lines (T4.4)', () => {
    it('T4.4 T2.7 are set and given back, with an audit row of before and after', async () => {
      const { core, serve, audits, events } = await started();
      const { call, ids } = await serve([{ quantity: 2 }, { product: 'tea' }], 5500);
      const [line = ''] = ids;
      const reason = { kind: 'discount', percent: 10, text: 'late' } as const;
      const less = await core.ordering.priceLines(call({ lines: [{ line, reason }] }), CASHIER);
      expect(prices(less)).toEqual([1800, 1500]);
      expect(less.products[0]).toMatchObject({ openKey: -200, manualPrice: 1800 });
      expect(less.products[0]?.reason).toEqual({ kind: 'discount', percent: 10 });
      expect(less.bill.total).toBe(5100);
      expect(events.at(-1)).toMatchObject({ topic: 'tableSessions', data: { bill: { total: 5100 } } });
      expect((await audits())[0]).toMatchObject({
        action: 'priceLines',
        staff: { role: 'cashier' },
        before: { total: 5500, lines: [{ id: line, price: 2000 }] },
        after: { total: 5100, lines: [{ id: line, price: 1800 }], reasons: [reason] },
      });
      const back = await core.ordering.priceLines(call({ lines: [{ line }] }), WAITER);
      expect(back.bill.total).toBe(5500);
      for (const field of ['openKey', 'manualPrice', 'reason'])
        expect(back.products[0]).not.toHaveProperty(field);
    });

    it('T4.4 gives a set for nothing with its items, and takes that back', async () => {
      const { core, serve } = await started();
      const meal = randomUUID();
      const options = [{ option: 'set', selections: [{ _id: 'set-tea', quantity: 1 }] }];
      const item = { product: 'tea', fromProduct: meal, fromOption: 'set', fromChoice: 'set-tea' };
      const { call } = await serve([{ id: meal, product: 'meal', options }, item, {}], 6300);
      const comp = call({ lines: [{ line: meal, reason: { kind: 'comp' as const } }] });
      const gift = await core.ordering.priceLines(comp, MANAGER);
      expect([prices(gift), gift.bill.total]).toEqual([[0, 0, 2000], 2000]);
      const back = await core.ordering.priceLines(call({ lines: [{ line: meal }] }), MANAGER);
      expect([prices(back), back.bill.total]).toEqual([[4000, 300, 2000], 6300]);
    });

    it('T4.4 takes a percentage off the price that was entered for a product without one', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ product: 'fish', manualPrice: 8000 }, {}], 10_000);
      const [line = ''] = ids;
      const reason = { kind: 'discount', percent: 5 } as const;
      const less = await core.ordering.priceLines(call({ lines: [{ line, reason }] }), CASHIER);
      expect(prices(less)).toEqual([7600, 2000]);
      const back = await core.ordering.priceLines(call({ lines: [{ line }] }), CASHIER);
      expect(prices(back)).toEqual([8000, 2000]);
    });

    it('T2.3 T2.4 T2.5 need approval by kind, and above the limit on the sum of the bill', async () => {
      const { core, serve, audits, refusals } = await started();
      const { call, ids } = await serve([{}, {}, {}, {}, {}], 10_000);
      const [one = '', two = '', three = ''] = ids;
      const off = (line: string, percent: number) =>
        call({ lines: [{ line, reason: { kind: 'discount' as const, percent } }] });
      await core.ordering.priceLines(off(one, 50), CASHIER);
      const tooMuch = off(two, 1);
      await expect(core.ordering.priceLines(tooMuch, CASHIER)).rejects.toMatchObject({
        code: 'approvalRequired',
        data: { action: 'discount', limit: 10, wanted: 10.2, approvers: [{ _id: 'm1' }, { _id: 'owner1' }] },
      });
      const comp = call({ lines: [{ line: three, reason: { kind: 'comp' as const } }] });
      await expect(core.ordering.priceLines(comp, WAITER)).rejects.toMatchObject({
        data: { action: 'priceOverride' },
      });
      const approved = await core.ordering.priceLines({ ...tooMuch, approval: PIN }, CASHIER);
      expect(approved.bill.total).toBe(8980);
      expect((await core.ordering.priceLines({ ...comp, approval: PIN }, WAITER)).bill.total).toBe(6980);
      expect((await audits()).slice(0, 2)).toMatchObject([
        { action: 'priceLines', approver: { _id: 'm1' } },
        { action: 'priceLines', approver: { _id: 'm1' } },
      ]);
      expect(await refusals()).toHaveLength(2);
    });

    it('T4.4 are refused with the field where they make no sense', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{}], 2000);
      const [line = ''] = ids;
      const reason = { kind: 'comp' } as const;
      const price = (lines: readonly { line: string; manualPrice?: number; reason?: typeof reason }[]) =>
        core.ordering.priceLines(call({ lines: [...lines] }), MANAGER);
      await expect(price([{ line: 'nothing', reason }])).rejects.toEqual(refused('/lines/0/line', 'unknown'));
      await expect(
        price([
          { line, reason },
          { line, reason },
        ]),
      ).rejects.toEqual(refused('/lines/1/line', 'uniqueItems'));
      await expect(price([{ line, manualPrice: 5 }])).rejects.toEqual(refused('/lines/0/reason', 'required'));
      const elsewhere = aStaffMember('manager', OTHER_SHOP);
      const comp = call({ lines: [{ line, reason }] });
      await expect(core.ordering.priceLines(comp, elsewhere)).rejects.toEqual(rejected('sessionNotFound'));
      await expect(core.ordering.priceLines(comp, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('T4.4 never fall below what was paid', async () => {
      const { core, serve } = await started();
      const { call, ids, bill } = await serve([{}, {}], 4000);
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 3000 };
      const { _id: payment } = await core.payments.online(pay, GUEST);
      await core.payments.confirm({ payment }, CASHIER);
      const comp = call({ lines: [{ line: ids[0] ?? '', reason: { kind: 'comp' as const } }] });
      await expect(core.ordering.priceLines(comp, MANAGER)).rejects.toEqual(
        rejected('wouldOverpay', { outstanding: -1000 }),
      );
    });
  });
});
