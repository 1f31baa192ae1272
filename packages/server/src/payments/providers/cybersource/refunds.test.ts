import { describe, expect, it } from 'vitest';
import { cyberSourceAccount } from '../../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';

const MINUTE_MS = 60_000;

eachDatabase((databases) => {
  describe('M4.2 refunds at CyberSource', () => {
    const paid = async () => {
      const test = await cyberSourceAccount(databases);
      const { _id: payment, redirect } = await test.pay();
      test.cybersource.pay(await test.sent(redirect));
      await test.deliver();
      return { ...test, payment };
    };

    it('M5.3 in parts, too much, and made once when answers are lost', async () => {
      const { core, clock, cybersource, refund, refunds, bill, money } = await paid();
      for (const fault of ['lostAnswer', 'serverError'] as const) {
        await refund(500);
        // the first request looks for a refund of the name, the second makes it
        cybersource.fail(undefined, fault);
        expect(await core.payments.refund()).toBe(0);
        clock.advance(MINUTE_MS);
        expect(await core.payments.refund()).toBe(1);
      }
      await expect(refund(1001)).rejects.toEqual(rejected('refundExceeds', { left: 1000 }));
      await refund(1000);
      await Promise.all([core.payments.refund(), core.payments.refund()]);
      expect(await money()).toEqual({ there: 0, here: 0 });
      const made = cybersource.requests.filter(({ path }) => path.endsWith('/refunds'));
      const names = made.map(({ body }) => Object(body.clientReferenceInformation).code as string);
      expect([names.length, new Set(names).size]).toEqual([4, 3]);
      clock.advance(10 * MINUTE_MS);
      await core.payments.refund();
      expect(await refunds()).toMatchObject(Array(3).fill({ status: 'succeeded' }));
      expect(await bill()).toMatchObject({ status: 'done', bill: { total: 0, outstanding: 0 } });
    });

    it('accepted, then refused by the bank: a counter-entry shows what is owed', async () => {
      const { core, clock, payment, cybersource, refund, refunds, bill } = await paid();
      cybersource.settings.refundReason = '233';
      await refund(600);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'pending' }]);
      clock.advance(MINUTE_MS);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'failed', because: 'provider' }]);
      expect(await bill()).toMatchObject({
        payments: [{ amount: 2000 }, { amount: -600 }, { amount: 600, refundOf: payment }],
        bill: { outstanding: -600 },
      });
    });

    it('refused at once where nothing is left there, as after a refund made in the Business Center', async () => {
      const { core, cybersource, refund, refunds, bill } = await paid();
      for (const charge of cybersource.charges.values()) charge.refunded = 2000;
      await refund(600);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'failed', because: 'provider' }]);
      expect(await bill()).toMatchObject({ bill: { outstanding: -600 } });
    });
  });
});
