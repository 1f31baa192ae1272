import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../../test/kits/stripe/stripe-account.ts';

const OWNER = aStaffMember('owner');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * 60_000;

eachDatabase((databases) => {
  describe('M5.1 Stripe Checkout', () => {
    it('M2.1 is asked for one page under our name, with amount and tips, and the way back', async () => {
      const { stripe, pay } = await stripeAccount(databases);
      const { _id, ref, redirect, status, isTest } = await pay({ tips: 150 });
      expect({ status, isTest }).toEqual({ status: 'requiresAction', isTest: true });
      const page = stripe.page(redirect ?? '');
      expect(page).toMatchObject({
        ...{ amount_total: 2150, currency: 'hkd', client_reference_id: ref, metadata: { ref } },
        success_url: `https://order.example/payment/return?session=s1&payment=${_id}`,
      });
      const [created] = stripe.requests.filter(({ path }) => path === '/v1/checkout/sessions');
      expect(created).toMatchObject({
        key: ref,
        form: { mode: 'payment', adaptive_pricing: { enabled: 'false' } },
      });
      expect(created?.form).not.toHaveProperty('payment_method_types');
    });

    it('is booked by its webhook, with the status of the bill', async () => {
      const { stripe, pay, bill, deliver, money } = await stripeAccount(databases);
      const { _id, redirect = '' } = await pay({ tips: 150 });
      // whoever leaves the page by its own way back is told apart from whoever paid (M3.5)
      const back = `https://order.example/payment/return?session=s1&payment=${_id}`;
      expect(stripe.page(redirect)).toMatchObject({ success_url: back, cancel_url: `${back}&left=1` });
      stripe.pay(redirect);
      await deliver();
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ _id, amount: 2000, tips: 150 }],
        bill: { outstanding: 0 },
      });
      expect(await money()).toEqual({ there: 2150, here: 2150 });
    });

    it('M3.4 is booked without any webhook, with its card, when it is asked', async () => {
      const { core, clock, stripe, pay, bill, check } = await stripeAccount(databases);
      const { _id, redirect = '' } = await pay();
      expect(await check(_id)).toMatchObject({ status: 'requiresAction' });
      stripe.pay(redirect);
      clock.advance(3_000);
      expect(await core.payments.reconcile()).toBe(1);
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ amount: 2000, brand: 'visa', last4: '4242' }],
      });
    });

    it('M2.4 M2.2 declined, then paid: on the same page, and never undone', async () => {
      const { stripe, pay, bill, attempt, deliver, post } = await stripeAccount(databases);
      const { _id, ref, redirect = '' } = await pay();
      stripe.decline(redirect);
      await deliver();
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction', lastDecline: expect.any(String) });
      stripe.pay(redirect);
      await deliver();
      await post(stripe.happen('checkout.session.expired', { ...stripe.page(redirect), metadata: { ref } }));
      expect(await attempt(_id)).toMatchObject({ status: 'succeeded' });
      expect((await bill()).payments).toHaveLength(1);
    });

    it('M2.3 takes days at some banks: processing, then paid or failed', async () => {
      for (const isPaid of [true, false]) {
        const { core, clock, stripe, pay, attempt, deliver, cancel, money } = await stripeAccount(databases);
        const { _id, redirect = '' } = await pay();
        stripe.payLater(redirect);
        await deliver();
        expect(await attempt(_id)).toMatchObject({ status: 'processing' });
        await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'processing' }));
        stripe.bankAnswers(redirect, isPaid);
        if (isPaid) await deliver();
        else {
          clock.advance(31 * MINUTE_MS);
          await core.payments.reconcile();
        }
        expect(await attempt(_id)).toMatchObject({ status: isPaid ? 'succeeded' : 'failed' });
        expect(await money()).toEqual({ there: isPaid ? 2000 : 0, here: isPaid ? 2000 : 0 });
      }
    });

    it('M2.6 given up or expired: the page is closed first', async () => {
      const { core, clock, stripe, pay, attempt, cancel, deliver, bill } = await stripeAccount(databases);
      const given = await pay();
      expect(await cancel(given._id)).toMatchObject({ status: 'cancelled' });
      expect(stripe.page(given.redirect ?? '')).toMatchObject({ status: 'expired' });
      const late = await pay();
      clock.advance(31 * MINUTE_MS);
      expect(await core.payments.expire()).toBe(1);
      expect(stripe.page(late.redirect ?? '')).toMatchObject({ status: 'expired' });
      await deliver();
      expect(await attempt(late._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
    });

    it('M2.3 a node that has read no menu yet goes on with a request of one that died', async () => {
      const { otherNode, stripe, call, pay, attempts, money, deliver } = await stripeAccount(databases);
      const request = call();
      stripe.fail('lostAnswer');
      await expect(pay(request)).rejects.toMatchObject({ code: 'providerUnavailable' });
      const { redirect = '' } = await otherNode.payments.online(request, GUEST);
      stripe.pay(redirect);
      await deliver();
      expect(await attempts()).toHaveLength(1);
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.6 paid while it is given up is booked; a lost answer leaves it open', async () => {
      const { stripe, pay, attempt, cancel, money } = await stripeAccount(databases);
      const { _id, redirect = '' } = await pay();
      stripe.fail('noConnection');
      await expect(cancel(_id)).rejects.toEqual(rejected('providerUnavailable', { payment: _id }));
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      stripe.pay(redirect);
      await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'succeeded' }));
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.9 M2.2 told before its start was answered, ten times at once on two nodes, reversed and a day late', async () => {
      const { clock, core, otherNode, stripe, call, pay, bill, post, money } = await stripeAccount(databases);
      // the answer is lost, so the attempt is still being started when the webhooks come
      stripe.fail('lostAnswer');
      const request = call({ amount: 1000 });
      await expect(core.payments.online(request, GUEST)).rejects.toMatchObject({
        code: 'providerUnavailable',
      });
      const [page] = stripe.checkouts.values();
      stripe.pay(page?.id ?? '');
      const events = stripe.takeEvents().toReversed();
      const nodes = [core, otherNode];
      await Promise.all(
        Array.from({ length: 10 }, (_, n) => n).flatMap((n) =>
          events.map((event) => post(event, { node: nodes[n % 2] })),
        ),
      );
      expect(await core.payments.online(request, GUEST)).toMatchObject({ status: 'succeeded' });
      const { redirect = '' } = await pay({ amount: 1000 });
      stripe.pay(redirect);
      clock.advance(DAY_MS);
      await core.payments.expire();
      for (const event of stripe.takeEvents().toReversed()) await post(event);
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 1000 }, { amount: 1000 }] });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.3 unknown at its start: repeated under the same key there is one page', async () => {
      for (const fault of ['lostAnswer', 'noConnection', 'serverError', 'rateLimit'] as const) {
        const { clock, core, stripe, call } = await stripeAccount(databases);
        const request = call();
        stripe.fail(fault);
        await expect(core.payments.online(request, GUEST)).rejects.toMatchObject({
          code: 'providerUnavailable',
        });
        clock.advance(20 * MINUTE_MS);
        const { status, ref, redirect } = await core.payments.online(request, GUEST);
        expect({ status, pages: stripe.checkouts.size }).toEqual({ status: 'requiresAction', pages: 1 });
        expect(stripe.page(redirect ?? '')).toMatchObject({ status: 'open' });
        const keys = stripe.requests.filter(({ method }) => method === 'POST').map(({ key }) => key);
        // Stripe repeats its own fault under the same key
        expect([...new Set(keys)]).toEqual(fault === 'serverError' ? [ref, `${ref}-2`] : [ref]);
      }
    });

    it('refused by Stripe ends: nothing waits, the log tells, and the guest may pay otherwise', async () => {
      const { accounts, account, pay, bill, logged } = await stripeAccount(databases);
      expect(await pay({ amount: 399 })).toMatchObject({ status: 'failed', reason: 'declined' });
      // the owner finds it in the log: guests never saw a page
      expect(JSON.stringify(logged)).toContain(account._id);
      expect(await bill()).toMatchObject({ status: 'ongoing' });
      await accounts.change(account._id, { secrets: { secretKey: 'sk_test_revoked0000' } }, OWNER);
      expect(await accounts.test({ account: account._id })).toMatchObject({
        status: 'failing',
        error: expect.stringContaining('Invalid API Key'),
      });
      await expect(pay()).rejects.toEqual(rejected('accountNotReady', { because: 'failing' }));
    });

    it('M1.4 a key of the other mode fails its test', async () => {
      const { accounts, account, stripe } = await stripeAccount(databases);
      stripe.settings.livemode = true;
      const tested = await accounts.test({ account: account._id });
      expect(tested).toMatchObject({ status: 'failing', error: 'This is a key for live payments.' });
    });
  });

  it('M2.8 pays whole yen and whole Taiwan dollars in Stripe’s own units', async () => {
    for (const [currency, unit] of [
      ['JPY', 120],
      ['TWD', 12_000],
      ['USD', 12_000],
    ] as const) {
      const { stripe, pay, bill, deliver } = await stripeAccount(databases, { currency });
      const { redirect = '' } = await pay({ tips: 10_000 });
      expect(stripe.page(redirect).amount_total).toBe(unit);
      stripe.pay(redirect);
      await deliver();
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000, tips: 10_000 }] });
    }
  });
});
