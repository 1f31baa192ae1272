import { ERRORS } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { eachDatabase } from '../../test/kits/each-database.ts';
import { stripeAccount } from '../../test/kits/stripe/stripe-account.ts';

const CODES = {
  ...{ providerUnavailable: 503, paymentPending: 409, paymentHeld: 409, refundNotPossible: 409 },
  ...{ refundExceeds: 409, terminalBusy: 409, alreadyUndone: 409, accountNotReady: 409 },
  ...{ noInvoiceNumbers: 409, bankRefUsed: 409 },
  ...{ amountTooSmall: 400, amountOffStep: 400, invoiceWishInvalid: 400 },
};

eachDatabase((databases) => {
  describe('what is stored of a payment', () => {
    it('M10.1 its name, account and next question are found by columns, card and refund in the bill', async () => {
      const { db, core, clock, check, account, stripe, pay, refund, bill, attempts } =
        await stripeAccount(databases);
      const { _id, ref = '', redirect = '' } = await pay();
      const row = () =>
        db.read.query((q) =>
          q
            .selectFrom('payment_attempts')
            .select(['id', 'account', 'payment_ref', 'next_check_at'])
            .where('ref', '=', ref),
        );
      expect(await row()).toMatchObject([
        { id: _id, account: account._id, next_check_at: expect.any(String) },
      ]);
      stripe.pay(redirect);
      clock.advance(60_000);
      // asked, Stripe tells the card, which its webhook does not
      await check(_id);
      await refund(500);
      await core.payments.refund();
      expect(await row()).toMatchObject([
        { payment_ref: expect.stringMatching(/^pi_/), next_check_at: null },
      ]);
      expect(await attempts()).toMatchObject([{ refunded: 500, status: 'partlyRefunded' }]);
      expect((await bill()).payments).toMatchObject([
        { _id, amount: 2000, brand: 'visa', last4: '4242' },
        { amount: -500, refundOf: _id },
      ]);
    });
  });
});

it('M10.2 refusals of payments have the statuses that clients rely on', () => {
  expect(ERRORS).toMatchObject(CODES);
});
