import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { GUEST } from '../../../test/kits/calls.ts';
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
import { COUNTER, SHOP } from '../../../test/kits/small-organisation.ts';

eachDatabase((databases) => {
  const started = () => startedPlaced(databases);

  describe('adjusting a bill (T4.5)', () => {
    it('T4.5 sets modifiers, which prices depend on; prices by hand stay', async () => {
      const { core, serve } = await started();
      const { call, ids } = await serve([{ product: 'soup' }, { product: 'soup' }], 2000);
      const price = { line: ids[1] ?? '', manualPrice: 700, reason: { kind: 'price' as const } };
      await core.ordering.priceLines(call({ lines: [price] }), MANAGER);
      const staff = await core.ordering.adjust(call({ modifiers: ['staffMeal'] }), WAITER);
      expect([staff.modifiers, prices(staff)]).toEqual([['staffMeal'], [500, 700]]);
      // the price by hand is above a staff meal's, and below a guest's
      const asked = call({ modifiers: [] });
      await expect(core.ordering.adjust(asked, WAITER)).rejects.toMatchObject({
        data: { action: 'discount', wanted: 15 },
      });
      const guests = await core.ordering.adjust({ ...asked, approval: PIN }, WAITER);
      expect(prices(guests)).toEqual([1000, 700]);
      await expect(core.ordering.adjust(call({ modifiers: ['x'] }), WAITER)).rejects.toEqual(
        refused('/modifiers/0', 'unknown'),
      );
      const twice = call({ modifiers: ['staffMeal', 'staffMeal'] });
      await expect(core.ordering.adjust(twice, WAITER)).rejects.toEqual(
        refused('/modifiers/1', 'uniqueItems'),
      );
    });

    it('T4.5 adds to the total with a reason: above 0 as a manager', async () => {
      const { core, serve, audits } = await started();
      const { call } = await serve([{}], 2000);
      const reason = { code: 'other', text: 'Broken glass' } as const;
      await expect(core.ordering.adjust(call({ adjusts: -100 }), MANAGER)).rejects.toEqual(
        refused('/reason', 'required'),
      );
      const more = call({ adjusts: 500, reason });
      await expect(core.ordering.adjust(more, CASHIER)).rejects.toMatchObject({
        data: { action: 'priceOverride' },
      });
      expect(await core.ordering.adjust({ ...more, approval: PIN }, CASHIER)).toMatchObject({
        adjusts: 500,
        bill: { adjusts: 500, total: 2500 },
      });
      expect((await audits())[0]).toMatchObject({
        action: 'adjustBill',
        approver: { _id: 'm1' },
        reason,
        before: { adjusts: 0, total: 2000 },
        after: { adjusts: 500, total: 2500 },
      });
    });

    it('T4.5 ends an unpaid bill as a test: stock comes back, and the kitchen has nothing of it to make', async () => {
      const { core, serve, ticketOf, left } = await started();
      const { bill, call } = await serve([{ product: 'cake', quantity: 4 }], 12_000);
      const end = call({ status: 'test' as const });
      await expect(core.ordering.adjust({ ...end, approval: PIN }, CASHIER)).rejects.toEqual(
        rejected('forbidden', { action: 'administer' }),
      );
      const test = await core.ordering.adjust(end, MANAGER);
      expect(test).toMatchObject({ status: 'test', endReason: 'test', bill: { total: 0 } });
      const ticket = await ticketOf(bill._id);
      expect([left(), ticket?.lines, await core.kitchen.board(SHOP)]).toEqual([10, [], []]);
      await expect(core.ordering.adjust(call({ modifiers: [] }), MANAGER)).rejects.toEqual(
        rejected('sessionReadOnly', { status: 'test' }),
      );
    });

    it('T4.5 never ends a paid bill as a test', async () => {
      const { core, serve } = await started();
      const { bill, call } = await serve([{}], 2000);
      const pay = { requestId: randomUUID(), session: bill._id, methodRef: COUNTER, amount: 500 };
      const { _id: payment } = await core.payments.online(pay, GUEST);
      await core.payments.confirm({ payment }, CASHIER);
      await expect(core.ordering.adjust(call({ status: 'test' as const }), MANAGER)).rejects.toMatchObject({
        code: 'voidNotPossible',
      });
    });
  });
});
