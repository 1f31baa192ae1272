import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount, PayOnline, Shop } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { accountMethod, CARDS } from '../../../../test/kits/account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../../../../test/kits/calls.ts';
import { eachDatabase } from '../../../../test/kits/each-database.ts';
import { createFakeClock } from '../../../../test/kits/fake-clock.ts';
import { rejected } from '../../../../test/kits/rejected.ts';
import { aShop, OTHER_SHOP, SHOP, smallOrganisation } from '../../../../test/kits/small-organisation.ts';
import { startStripeSimulator } from '../../../../test/kits/stripe-simulator.ts';
import { startCore } from '../../../../test/kits/test-core.ts';
import { redact } from '../../../boot/redact.ts';
import { seedOrganisation } from '../../../boot/seed.ts';
import { createCounter } from '../counter/index.ts';
import { createStripe } from './index.ts';
import { isSignedByStripe } from './sign.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const address = 'test';

describe('M5.1 the signature of Stripe’s webhooks', () => {
  const secret = 'whsec_test_secret';
  const rawBody = '{"id":"evt_1"}';
  const now = 1_700_000_000_000;
  // computed with another program: printf '%s' '1700000000.{"id":"evt_1"}' | openssl dgst -sha256 -hmac whsec_test_secret
  const v1 = '248a374f50f943a28b0f6ab50faf9a7e7e29b710fa26df9fb1618b9bf8ea9c9a';

  it('is the hexadecimal HMAC-SHA256 of time and body, one of several, not older than five minutes', () => {
    const isSigned = (header: string | undefined, at = now, body = rawBody) =>
      isSignedByStripe({ rawBody: body, header, now: at }, secret);
    expect(isSigned(`t=1700000000,v1=${v1}`)).toBe(true);
    expect(isSigned(`t=1700000000,v1=00,v1=${v1},v0=11`)).toBe(true);
    expect(isSigned(`t=1700000000,v1=${v1}`, now + 300_000)).toBe(true);
    for (const header of [undefined, '', 't=1700000000', `v1=${v1}`, `t=1700000001,v1=${v1}`, `t=x,v1=${v1}`])
      expect(isSigned(header)).toBe(false);
    expect(isSigned(`t=1700000000,v0=${v1}`)).toBe(false);
    expect(isSigned(`t=1700000000,v1=${v1}`, now + 301_000)).toBe(false);
    expect(isSigned(`t=1700000000,v1=${v1}`, now, `${rawBody} `)).toBe(false);
  });
});

eachDatabase((databases) => {
  async function organised(shop: Partial<Shop> = {}) {
    const db = await databases.open();
    const clock = createFakeClock();
    const stripe = await startStripeSimulator({ now: () => clock.now() });
    const logged: unknown[] = [];
    const keep = (data: object) => void logged.push(redact(data));
    const options = {
      clock,
      providers: [createCounter(), createStripe(stripe.address)],
      publicUrl: () => 'https://order.example',
      log: { info: keep, warn: keep, error: keep },
    };
    const { core: first } = await startCore(db, options);
    const { secretKey, webhookSecret } = stripe;
    const given: CreatePaymentAccount = {
      ...{ name: 'Cards', provider: 'stripe', mode: 'test', fields: {} },
      secrets: { secretKey, webhookSecret },
    };
    const account = await first.payments.accounts.create(given, OWNER);
    const organisation = smallOrganisation({
      staff: [],
      shops: [aShop(shop), aShop({ _id: OTHER_SHOP })],
    });
    const paymentMethods = [...organisation.paymentMethods, accountMethod(account._id)];
    await seedOrganisation(db, { ...organisation, paymentMethods }, clock);
    const { core } = await startCore(db, options);
    const { core: otherNode } = await startCore(db, options);
    const { accounts } = core.payments;
    expect(await accounts.test({ account: account._id })).toMatchObject({ status: 'working' });
    const { _id: session, restoreKey } = await core.ordering.create(aTakeAway(), GUEST);
    const call = (more: Partial<PayOnline> = {}): PayOnline => ({
      ...{ requestId: randomUUID(), session, restoreKey, methodRef: CARDS, amount: 2000 },
      returnPath: '/payment/return?session=s1',
      ...more,
    });
    const pay = (more: Partial<PayOnline> = {}) => core.payments.online(call(more), GUEST);
    const bill = () => core.ordering.get(session, restoreKey, GUEST);
    const attempts = async () => (await core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data;
    const attempt = async (id: string) => (await attempts()).find(({ _id }) => _id === id);
    const refunds = async () => (await core.payments.findRefunds({ shop: SHOP, limit: 50 }, MANAGER)).data;
    type Delivery = { secret?: string; at?: number; account?: string; node?: typeof core };
    /** Posts an event to one of the nodes. */
    const post = (event: object, { node = core, account: to = account._id, ...signed }: Delivery = {}) =>
      node.payments.webhook({ provider: 'stripe', account: to, ...stripe.posted({ ...event }, signed) });
    /** Posts everything that has happened at Stripe, in order. */
    const deliver = async () => {
      for (const event of stripe.takeEvents()) await post(event);
    };
    const cancel = (payment: string) => core.payments.cancel({ payment, session, restoreKey }, GUEST);
    const check = (payment: string) => core.payments.check({ payment, session, restoreKey }, GUEST);
    const refund = (amount: number) => {
      const reason = { code: 'quality' } as const;
      return core.ordering.refund({ requestId: randomUUID(), session, amount, reason }, MANAGER, address);
    };
    /** Returns the money that Stripe has, less what it gave back, and the money booked here. */
    const money = async () => ({
      there: [...stripe.charges.values()].reduce((sum, each) => sum + each.amount - each.amount_refunded, 0),
      here: (await bill()).payments.reduce((sum, each) => sum + each.amount + (each.tips ?? 0), 0),
    });
    return {
      ...{ db, clock, stripe, core, otherNode, accounts, account, given, logged, session, restoreKey },
      ...{ call, pay, bill, attempt, attempts, refunds, post, deliver, cancel, check, refund, money },
    };
  }

  describe('M5.1 Stripe Checkout', () => {
    it('M2.1 is asked for one page under our name, with amount and tips, and the way back', async () => {
      const { stripe, pay } = await organised();
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
      const { stripe, pay, bill, deliver, money } = await organised();
      const { _id, redirect = '' } = await pay({ tips: 150 });
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
      const { core, clock, stripe, pay, bill, check } = await organised();
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
      const { stripe, pay, bill, attempt, deliver, post } = await organised();
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
        const { core, clock, stripe, pay, attempt, deliver, cancel, money } = await organised();
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
      const { core, clock, stripe, pay, attempt, cancel, deliver, bill } = await organised();
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

    it('M2.6 paid while it is given up is booked; a lost answer leaves it open', async () => {
      const { stripe, pay, attempt, cancel, money } = await organised();
      const { _id, redirect = '' } = await pay();
      stripe.fail('noConnection');
      await expect(cancel(_id)).rejects.toEqual(rejected('providerUnavailable', { payment: _id }));
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      stripe.pay(redirect);
      await expect(cancel(_id)).rejects.toEqual(rejected('paymentNotPossible', { status: 'succeeded' }));
      expect(await money()).toEqual({ there: 2000, here: 2000 });
    });

    it('M2.9 M2.2 told before its start was answered, ten times at once on two nodes, reversed and a day late', async () => {
      const { clock, core, otherNode, stripe, call, pay, bill, post, money } = await organised();
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
        const { clock, core, stripe, call } = await organised();
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

    it('refused by Stripe ends: nothing waits, and the guest may pay otherwise', async () => {
      const { accounts, account, pay, bill } = await organised();
      expect(await pay({ amount: 399 })).toMatchObject({ status: 'failed', reason: 'declined' });
      expect(await bill()).toMatchObject({ status: 'ongoing' });
      await accounts.change(account._id, { secrets: { secretKey: 'sk_test_revoked0000' } }, OWNER);
      expect(await accounts.test({ account: account._id })).toMatchObject({
        status: 'failing',
        error: expect.stringContaining('Invalid API Key'),
      });
      await expect(pay()).rejects.toEqual(rejected('accountNotReady', { because: 'failing' }));
    });

    it('M1.4 a key of the other mode fails its test', async () => {
      const { accounts, account, stripe } = await organised();
      stripe.settings.livemode = true;
      const tested = await accounts.test({ account: account._id });
      expect(tested).toMatchObject({ status: 'failing', error: 'This is a key for live payments.' });
    });
  });

  describe('M3.2 webhooks of Stripe that are not believed', () => {
    it('forged ones are 401 and move nothing: another secret, an old signature, another body', async () => {
      const { clock, core, account, stripe, pay, bill, post } = await organised();
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
      const { accounts, given, stripe, pay, bill, post } = await organised();
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
        const { stripe, pay, bill, attempt, deliver } = await organised();
        const { _id, redirect = '' } = await pay();
        Object.assign(stripe.page(redirect), wrong);
        stripe.pay(redirect);
        await deliver();
        expect(await attempt(_id)).toMatchObject({ status: 'held', reason: 'amountMismatch' });
        expect(await bill()).toMatchObject({ status: 'ongoing', payments: [] });
      }
    });
  });

  describe('M2.5 several guests at Stripe', () => {
    it('two phones: the second waits or takes over, which closes the first page', async () => {
      const { stripe, pay, attempt, deliver, money } = await organised();
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
      const { stripe, pay, attempt, bill, deliver, money } = await organised();
      const first = await pay();
      stripe.pay(first.redirect ?? '');
      await expect(pay({ takeOver: true })).rejects.toEqual(
        rejected('paymentNotPossible', { status: 'succeeded' }),
      );
      expect(await attempt(first._id)).toMatchObject({ status: 'succeeded' });
      await deliver();
      expect([(await bill()).payments.length, await money()]).toEqual([1, { there: 2000, here: 2000 }]);
    });

    it('M2.7 a share, then money for a bill that is paid: booked as overpaid and given back', async () => {
      const { core, session, stripe, pay, bill, attempt, deliver, money } = await organised();
      const share = await pay({ share: { kind: 'equal', parts: 2, count: 1 }, amount: 1000 });
      stripe.pay(share.redirect ?? '');
      await deliver();
      const rest = await pay({ amount: 1000 });
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address });
      stripe.pay(rest.redirect ?? '');
      await deliver();
      expect(await attempt(rest._id)).toMatchObject({ status: 'succeeded', reason: 'overpaid' });
      expect(await bill()).toMatchObject({ bill: { outstanding: -1000 } });
      const surplus = { requestId: randomUUID(), session, reason: { code: 'other' } as const };
      await core.ordering.refund(surplus, MANAGER, address);
      await core.payments.refund();
      expect([(await bill()).bill.outstanding, (await money()).there]).toEqual([0, 1000]);
    });
  });

  describe('M4.2 refunds at Stripe', () => {
    const paid = async () => {
      const test = await organised();
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

  it('M2.8 pays whole yen and whole Taiwan dollars in Stripe’s own units', async () => {
    for (const [currency, unit] of [
      ['JPY', 120],
      ['TWD', 12_000],
      ['USD', 12_000],
    ] as const) {
      const { stripe, pay, bill, deliver } = await organised({ currency });
      const { redirect = '' } = await pay({ tips: 10_000 });
      expect(stripe.page(redirect).amount_total).toBe(unit);
      stripe.pay(redirect);
      await deliver();
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000, tips: 10_000 }] });
    }
  });

  it('M1.3 M5.1 no secret is in an answer, the database, the audit log or the log', async () => {
    const { db, core, stripe, accounts, account, pay, post, logged, attempts, cancel } = await organised();
    const { _id } = await pay();
    stripe.fail('noConnection', 'serverError');
    await cancel(_id).catch(() => undefined);
    await cancel(_id).catch(() => undefined);
    await post({}, { secret: 'whsec_somebody_elses' }).catch(() => undefined);
    await accounts.change(account._id, { secrets: { secretKey: 'sk_test_revoked0000' } }, OWNER);
    await accounts.test({ account: account._id });
    const tables = ['payment_accounts', 'payment_attempts', 'provider_events', 'refunds'] as const;
    const rows = await Promise.all(
      tables.map((table) => db.read.query((q) => q.selectFrom(table).selectAll())),
    );
    const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
    const inspected = logged.map((each) =>
      Object.values(each as object).map((value) => Object.entries(value ?? {})),
    );
    const everything = JSON.stringify([
      await accounts.find(),
      rows,
      audit,
      logged,
      inspected,
      await attempts(),
    ]);
    for (const secret of [stripe.secretKey, stripe.webhookSecret, 'sk_test_revoked0000'])
      expect(everything).not.toContain(secret);
    expect(logged.length).toBeGreaterThan(0);
  });
});
