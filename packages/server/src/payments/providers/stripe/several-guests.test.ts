import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../../test/kits/stripe/stripe-account.ts';

const MANAGER = aStaffMember('manager');
const address = 'test';

eachDatabase((databases) => {
  describe('M2.5 several guests at Stripe', () => {
    it('two phones: the second waits or takes over, which closes the first page', async () => {
      const { stripe, pay, attempt, deliver, money } = await stripeAccount(databases);
      const first = await pay();
      await expect(pay()).rejects.toMatchObject({ code: 'paymentPending' });
      const second = await pay({ takeOver: true });
      expect(stripe.page(first.redirect ?? '')).toMatchObject({ status: 'expired' });
      expect(await attempt(first._id)).toMatchObject({ status: 'cancelled' });
      stripe.pay(second.redirect ?? '');
      await deliver();
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('taking over what is paid already books it instead', async () => {
      const { stripe, pay, attempt, bill, deliver, money } = await stripeAccount(databases);
      const first = await pay();
      stripe.pay(first.redirect ?? '');
      await expect(pay({ takeOver: true })).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'succeeded' }),
      );
      expect(await attempt(first._id)).toMatchObject({ status: 'succeeded' });
      await deliver();
      expect([(await bill()).payments.length, await money()]).toEqual([1, { there: 2000, here: 2000 }]);
    });

    it('M2.7 M4.4 a share, then money for a bill that is paid: booked as overpaid and given back by itself', async () => {
      const { core, session, stripe, pay, bill, attempt, deliver, money } = await stripeAccount(databases);
      const share = await pay({ share: { kind: 'equal', parts: 2, count: 1 }, amount: 1000 });
      stripe.pay(share.redirect ?? '');
      await deliver();
      const rest = await pay({ amount: 1000 });
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address });
      stripe.pay(rest.redirect ?? '');
      await deliver();
      expect(await attempt(rest._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      expect((await bill()).refunds).toMatchObject([{ payment: rest._id, amount: 1000, status: 'created' }]);
      await core.payments.refund();
      expect([(await bill()).bill.outstanding, (await money()).there]).toEqual([0, 1000]);
    });

    it('M4.4 asks the management about it instead where the shop says so', async () => {
      const { core, session, stripe, pay, bill, attempt, deliver } = await stripeAccount(databases, {
        refundOverpaid: 'ask',
      });
      const { _id: payment, redirect } = await pay();
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address });
      stripe.pay(redirect ?? '');
      await deliver();
      expect(await attempt(payment)).toMatchObject({ incident: 'overpaid' });
      expect(await bill()).toMatchObject({ bill: { outstanding: -2000 } });
      expect(await bill()).not.toHaveProperty('refunds');
      await core.payments.decide({ payment, decision: 'giveBack' }, MANAGER);
      expect(await core.payments.refund()).toBe(1);
      expect((await bill()).bill.outstanding).toBe(0);
    });
  });
});
