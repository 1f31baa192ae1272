import { describe, expect, it } from 'vitest';
import { aStaffMember } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../../test/kits/stripe/stripe-account.ts';

const OWNER = aStaffMember('owner');

eachDatabase((databases) => {
  describe('M3.2 webhooks of Stripe that are not believed', () => {
    it('forged ones are 401 and move nothing: another secret, an old signature, another body', async () => {
      const { clock, core, account, stripe, pay, bill, post } = await stripeAccount(databases);
      const { redirect = '' } = await pay();
      stripe.pay(redirect);
      const before = await bill();
      const [event = {}] = stripe.takeEvents().filter(({ type }) => type === 'checkout.session.completed');
      const forged = rejected('notAuthenticated');
      await expect(post(event, { secret: 'whsec_somebody_elses' })).rejects.toEqual(forged);
      await expect(post(event, { at: Math.floor(clock.now() / 1000) - 301 })).rejects.toEqual(forged);
      const { rawBody, headers } = stripe.posted(event);
      const changed = { rawBody: rawBody.replace('2000', '2001'), headers };
      await expect(
        core.payments.webhook({ provider: 'stripe', account: account._id, ...changed }),
      ).rejects.toEqual(forged);
      await expect(
        core.payments.webhook({ provider: 'stripe', account: account._id, rawBody, headers: {} }),
      ).rejects.toEqual(forged);
      expect(await bill()).toEqual(before);
      await post(event);
      expect(await bill()).toMatchObject({ status: 'done' });
    });

    it('of another account, of the other mode, or about something else are ignored', async () => {
      const { accounts, given, stripe, pay, bill, post } = await stripeAccount(databases);
      const { redirect = '' } = await pay();
      stripe.pay(redirect);
      const before = await bill();
      const [event = {}] = stripe.takeEvents().filter(({ type }) => type === 'checkout.session.completed');
      const other = await accounts.create(given, OWNER);
      await post(event, { account: other._id });
      await post({ ...event, id: 'evt_live', livemode: true });
      await post({ ...event, id: 'evt_other', type: 'customer.created' });
      await post({ id: 'evt_nothing' });
      await post(stripe.happen('checkout.session.completed', { ...stripe.page(redirect), metadata: {} }));
      expect(await bill()).toEqual(before);
    });

    it('M2.7 another amount or currency is held, and nothing is booked', async () => {
      for (const wrong of [{ amount_total: 1999 }, { currency: 'usd' }]) {
        const { stripe, pay, bill, attempt, deliver } = await stripeAccount(databases);
        const { _id, redirect = '' } = await pay();
        Object.assign(stripe.page(redirect), wrong);
        stripe.pay(redirect);
        await deliver();
        expect(await attempt(_id)).toMatchObject({ status: 'held', reason: 'amountMismatch' });
        expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
      }
    });
  });
});
