import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../../../test/kits/calls.ts';
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

    it('M4.4 made in the Dashboard: recorded once, the bill lowered with its tip last, and not reopened', async () => {
      const { core, stripe, pay, refunds, attempt, bill, deliver, post, money } =
        await stripeAccount(databases);
      const { _id: payment, redirect = '' } = await pay({ tips: 300 });
      stripe.pay(redirect);
      await deliver();
      const intent = String([...stripe.charges.values()][0]?.payment_intent);
      stripe.refundByHand(intent, 500);
      const told = stripe.takeEvents();
      for (const event of [...told, ...told]) await post(event);
      expect(await refunds()).toMatchObject([{ payment, amount: 500, via: 'original', status: 'succeeded' }]);
      expect(await bill()).toMatchObject({
        ...{ status: 'done', bill: { total: 1500, outstanding: 0 } },
        payments: [{ amount: 2000 }, { amount: -500, refundOf: payment }],
      });
      expect(await attempt(payment)).toMatchObject({ status: 'partlyRefunded', refunded: 500 });
      // the rest and a part of the tip; nothing is asked for there by us
      const made = stripe.refundByHand(intent, 1700);
      await deliver();
      expect(await core.payments.refund()).toBe(0);
      expect(await attempt(payment)).toMatchObject({ refunded: 2000, refundedTips: 200 });
      expect(await bill()).toMatchObject({ status: 'done', bill: { total: 0, outstanding: 0 } });
      expect(await money()).toEqual({ there: 100, here: 100 });
      // the bank sends it back: what is owed shows, and the management decides
      stripe.failRefund(made.id);
      await deliver();
      expect(await attempt(payment)).toMatchObject({ incident: 'refundFailed', refunded: 500 });
      expect(await bill()).toMatchObject({ status: 'done', bill: { outstanding: -1500 } });
      expect(await money()).toEqual({ there: 1800, here: 1800 });
    });

    it('M4.4 made in the Dashboard of a double payment: un-pays nothing', async () => {
      const { core, session, stripe, pay, bill, deliver, money } = await stripeAccount(databases, {
        refundOverpaid: 'ask',
      });
      const { redirect = '' } = await pay();
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address: 'test' });
      stripe.pay(redirect);
      await deliver();
      expect((await bill()).bill).toMatchObject({ total: 2000, outstanding: -2000 });
      stripe.refundByHand(String([...stripe.charges.values()][0]?.payment_intent), 2000);
      await deliver();
      expect(await bill()).toMatchObject({
        status: 'done',
        bill: { total: 2000, paid: 2000, outstanding: 0 },
      });
      expect(await money()).toEqual({ there: 0, here: 2000 });
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
