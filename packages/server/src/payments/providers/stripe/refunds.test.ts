import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../../test/kits/stripe/stripe-account.ts';

const MINUTE_MS = 60_000;

eachDatabase((databases) => {
  describe('M4.2 refunds at Stripe', () => {
    const paid = async () => {
      const test = await stripeAccount(databases);
      const { _id: payment, redirect = '' } = await test.pay();
      test.stripe.pay(redirect);
      await test.deliver();
      return { ...test, payment };
    };

    it('in parts, too much, and made once when answers are lost and keys forgotten', async () => {
      const { core, clock, stripe, refund, refunds, bill, deliver, money } = await paid();
      for (const fault of ['lostAnswer', 'serverError'] as const) {
        await refund(500);
        // the first request reads the page, the second the refunds, the third makes it
        stripe.fail(undefined, undefined, fault);
        expect(await core.payments.refund()).toBe(0);
        if (fault === 'lostAnswer') stripe.forgetKeys();
        clock.advance(MINUTE_MS);
        expect(await core.payments.refund()).toBe(1);
      }
      expect([...stripe.refunds.values()].map(({ amount }) => amount)).toEqual([500, 500]);
      await expect(refund(1001)).rejects.toEqual(rejected('refundExceeds', { left: 1000 }));
      await refund(1000);
      await Promise.all([core.payments.refund(), core.payments.refund()]);
      await deliver();
      expect(await refunds()).toMatchObject(Array(3).fill({ status: 'succeeded' }));
      expect(await bill()).toMatchObject({ status: 'done', bill: { total: 0, outstanding: 0 } });
      expect(await money()).toEqual({ there: 0, here: 0 });
    });

    it('accepted, then arrived; or sent back by the bank: a counter-entry shows what is owed', async () => {
      const { core, payment, stripe, refund, refunds, attempt, bill, deliver, money } = await paid();
      stripe.settings.refundStatus = 'pending';
      await refund(600);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'pending' }]);
      expect(await bill()).toMatchObject({ bill: { outstanding: 0 }, refunds: [{ status: 'pending' }] });
      const [made] = stripe.refunds.values();
      stripe.failRefund(made?.id ?? '');
      await deliver();
      await deliver();
      expect(await refunds()).toMatchObject([{ status: 'failed', because: 'provider' }]);
      expect(await bill()).toMatchObject({
        payments: [{ amount: 2000 }, { amount: -600 }, { amount: 600, refundOf: payment }],
        ...{ bill: { total: 1400, outstanding: -600 }, refunds: [{ status: 'failed' }] },
      });
      expect(await attempt(payment)).toMatchObject({ status: 'succeeded', refunded: 0 });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('told before its own answer, and refused for want of balance', async () => {
      const { core, clock, stripe, refund, refunds, bill, deliver, money } = await paid();
      await refund(600);
      stripe.fail(undefined, undefined, 'lostAnswer');
      await core.payments.refund();
      await deliver();
      expect(await refunds()).toMatchObject([{ status: 'succeeded' }]);
      clock.advance(MINUTE_MS);
      expect(await core.payments.refund()).toBe(0);
      stripe.settings.balance = 0;
      await refund(500);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([
        { status: 'failed', because: 'notSettled' },
        { status: 'succeeded' },
      ]);
      expect(await bill()).toMatchObject({ bill: { outstanding: -500 } });
      expect(await money()).toEqual({ there: 1400, here: 1400 });
    });
  });
});
