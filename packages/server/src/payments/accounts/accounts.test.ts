import { randomUUID } from 'node:crypto';
import type { CreatePaymentAccount } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { accountMethod, accountProvider, CARDS } from '../../../test/kits/account-provider.ts';
import { aStaffMember, aTakeAway, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { createFakeClock } from '../../../test/kits/fake-clock.ts';
import { EXPIRES_AFTER } from '../../../test/kits/paying.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { OTHER_SHOP, SHOP, smallOrganisation } from '../../../test/kits/small-organisation.ts';
import { SECRET, startCore } from '../../../test/kits/test-core.ts';
import { redact } from '../../boot/redact.ts';
import { seedOrganisation } from '../../boot/seed.ts';
import type { PaymentProvider, ProviderEvent } from '../port/payment-provider.ts';
import { createCounter } from '../providers/counter/index.ts';
import { createSealer } from './seal.ts';

const OWNER = aStaffMember('owner');
const MANAGER = aStaffMember('manager');
const SECRETS = { secretKey: 'sk_test_4eC39HqLyjWD', webhookSecret: 'whsec_abcdefgh1234' };

describe('M1.3 sealed secrets', () => {
  const sealer = createSealer('a key of thirty-two characters or more');

  it('open with the same key and for the same place only', () => {
    const sealed = sealer.seal('account/secretKey', 'geheim');
    expect(sealed).toMatch(/^v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+$/);
    expect(sealed).not.toBe(sealer.seal('account/secretKey', 'geheim'));
    expect(sealer.open('account/secretKey', sealed)).toBe('geheim');
    expect(sealer.open('other/secretKey', sealed)).toBeUndefined();
    expect(createSealer('another key').open('account/secretKey', sealed)).toBeUndefined();
    expect(sealer.open('account/secretKey', `${sealed.slice(0, -2)}AA`)).toBeUndefined();
    expect(sealer.open('account/secretKey', 'v1')).toBeUndefined();
  });
});

eachDatabase((databases) => {
  async function organised(overrides: Partial<PaymentProvider> = {}, publicUrl = 'https://order.example') {
    const db = await databases.open();
    const clock = createFakeClock();
    const organisation = smallOrganisation({ staff: [] });
    const logged: unknown[] = [];
    const keep = (data: object) => void logged.push(redact(data));
    const options = {
      clock,
      providers: [createCounter(), accountProvider(overrides)],
      publicUrl: () => publicUrl,
      log: { info: keep, warn: keep, error: keep },
    };
    const { core } = await startCore(db, options);
    const given: CreatePaymentAccount = {
      ...{ name: 'Cards', provider: 'stripe', mode: 'test', fields: {} },
      secrets: SECRETS,
    };
    const account = await core.payments.accounts.create(given, OWNER);
    const method = { ...accountMethod(account._id), minAmount: 500 };
    const paymentMethods = [...organisation.paymentMethods, method];
    await seedOrganisation(db, { ...organisation, paymentMethods }, clock);
    const test = await startCore(db, options);
    const { _id: session, restoreKey } = await test.core.ordering.create(aTakeAway(), GUEST);
    const pay = (amount = 2000, requestId = randomUUID()) =>
      test.core.payments.online({ requestId, session, restoreKey, methodRef: CARDS, amount }, GUEST);
    const accounts = test.core.payments.accounts;
    const working = () => accounts.test({ account: account._id });
    const bill = () => test.core.ordering.get(session, restoreKey, GUEST);
    const webhook = (event: ProviderEvent, signature = SECRETS.webhookSecret, at = account._id) =>
      test.core.payments.webhook({
        ...{ provider: 'stripe', account: at },
        rawBody: JSON.stringify(event),
        headers: { signature },
      });
    const attempt = async (id: string) =>
      (await test.core.payments.find({ shop: SHOP, limit: 50 }, MANAGER)).data.find(({ _id }) => _id === id);
    const rest = { db, options, logged, attempt };
    return { ...test, ...rest, account, accounts, given, pay, working, bill, webhook, session, restoreKey };
  }

  describe('accounts', () => {
    it('M1.3 keep their secrets out of answers, database, audit and log', async () => {
      const { db, core, account, accounts, logged } = await organised({
        test: async ({ secrets }) => {
          throw new Error(`no such key: ${secrets.secretKey}`);
        },
      });
      expect(account).toMatchObject({
        status: 'new',
        secrets: { secretKey: { set: true, last4: 'yjWD' }, webhookSecret: { set: true, last4: '1234' } },
      });
      const failing = await accounts.test({ account: account._id });
      expect(failing).toMatchObject({ status: 'failing', error: 'no such key: …' });
      const { data: audit } = await core.audit.find({ shop: SHOP }, MANAGER);
      expect(audit).toMatchObject([
        { action: 'createPaymentAccount', after: { changedSecrets: ['secretKey', 'webhookSecret'] } },
      ]);
      const rows = await db.read.query((q) => q.selectFrom('payment_accounts').selectAll());
      const everything = JSON.stringify([await accounts.find(), rows, audit, logged, failing]);
      for (const secret of Object.values(SECRETS)) expect(everything).not.toContain(secret);
      expect(redact({ secrets: SECRETS, secretKey: 'x' })).toEqual({
        secrets: '[redacted]',
        secretKey: '[redacted]',
      });
    });

    it('M1.1 take the fields of their provider only, in their form', async () => {
      const { accounts, given, account } = await organised();
      const problems = async (call: Partial<CreatePaymentAccount>) =>
        accounts.create({ ...given, ...call }, OWNER).then(
          () => [],
          (error) => error.data.problems,
        );
      expect(await problems({ provider: 'nobody' })).toEqual([{ field: '/provider', rule: 'enum' }]);
      expect(await problems({ secrets: {} })).toEqual([{ field: '/secrets/secretKey', rule: 'required' }]);
      expect(await problems({ fields: { merchant: 'a/b?c' } })).toEqual([
        { field: '/fields/merchant', rule: 'pattern' },
      ]);
      expect(await problems({ fields: { other: 'x' } })).toEqual([
        { field: '/fields/other', rule: 'additionalProperties' },
      ]);
      const changed = await accounts.change(account._id, { fields: { merchant: 'M-1' } }, OWNER);
      expect(changed).toMatchObject({ fields: { merchant: 'M-1' }, secrets: account.secrets, status: 'new' });
    });

    it('M1.1 M1.2 B5.2 are made by the form that their provider describes', async () => {
      const { accounts } = await organised();
      expect(accounts.providers()).toMatchObject([
        {
          _id: 'stripe',
          keysAt: 'https://keys.example',
          webhookEvents: ['paid'],
          fields: [
            { name: 'secretKey', isSecret: true, isOptional: false },
            { name: 'webhookSecret', isSecret: true, isOptional: true },
            { name: 'merchant', isSecret: false, isOptional: true },
          ],
        },
        { _id: 'ecpay', kind: 'taiwanTax', webhookEvents: [] },
      ]);
    });

    it('M1.4 are paid into once they work, and only where guests can come back', async () => {
      const { pay, working, accounts, account } = await organised();
      await expect(pay()).rejects.toEqual(rejected('accountNotReady', { because: 'new' }));
      await working();
      await expect(pay(499)).rejects.toEqual(rejected('amountTooSmall', { least: 500 }));
      expect(await pay()).toMatchObject({ status: 'requiresAction', account: account._id, isTest: true });
      await accounts.change(account._id, { shops: [OTHER_SHOP] }, OWNER);
      await working();
      await expect(pay()).rejects.toEqual(rejected('paymentMethodNotFound'));
      const plain = await organised({}, 'http://order.example');
      await plain.accounts.change(plain.account._id, { mode: 'live' }, OWNER);
      await plain.working();
      await expect(plain.pay()).rejects.toEqual(rejected('accountNotReady', { because: 'publicUrl' }));
    });

    it('M1.3 with another key are lost, say so, and are there again with the key', async () => {
      const { db, options, account, working, logged } = await organised();
      await working();
      const other = { ...options, secret: 'another secret, also long enough to be one' };
      const { core } = await startCore(db, other);
      expect(logged.at(-1)).toEqual({ accounts: ['Cards'] });
      expect(await core.payments.accounts.find()).toMatchObject([{ status: 'secretsLost' }]);
      expect(await core.payments.accounts.test({ account: account._id })).toMatchObject({
        status: 'secretsLost',
      });
      const key = { paymentSecretsKey: 'a key of its own, long enough to be one' };
      const replaced = await startCore(db, { ...other, ...key, previousPaymentSecretsKey: SECRET });
      const accounts = replaced.core.payments.accounts;
      expect(await accounts.test({ account: account._id })).toMatchObject({ status: 'working' });
      // the installation's own secret opens without being named
      const first = await startCore(db, { ...options, ...key });
      expect(await first.core.payments.accounts.find()).toMatchObject([{ status: 'working' }]);
    });

    it('are removed while no payment was started with them', async () => {
      const { accounts, account, given, pay, working } = await organised();
      const unused = await accounts.create(given, OWNER);
      await accounts.remove(unused._id, OWNER);
      await working();
      const { _id } = await pay();
      await expect(accounts.remove(account._id, OWNER)).rejects.toEqual(
        rejected('inUse', { places: [`payments/${_id}`] }),
      );
      expect(await accounts.find()).toMatchObject([{ _id: account._id }]);
    });
  });

  describe('being told', () => {
    it('M3.1 M3.2 only by a signed webhook of the account; a forged one is 401 and moves nothing', async () => {
      const { pay, working, webhook, bill, accounts, given, account } = await organised();
      await working();
      const { ref = '', _id } = await pay();
      const paid = { id: 'e1', ref, status: 'paid', amount: 2000, currency: 'HKD', last4: '4242' } as const;
      const before = await bill();
      await expect(webhook(paid, 'made up')).rejects.toEqual(rejected('notAuthenticated'));
      const unsigned = await accounts.create({ ...given, secrets: { secretKey: 'k' } }, OWNER);
      await expect(webhook(paid, undefined, unsigned._id)).rejects.toEqual(rejected('notFound'));
      await expect(webhook(paid, undefined, 'nobody')).rejects.toEqual(rejected('notFound'));
      // another account of the same provider says nothing about it
      const other = await accounts.create(given, OWNER);
      await webhook(paid, undefined, other._id);
      expect(await bill()).toEqual(before);
      await webhook(paid, undefined, account._id);
      expect(await bill()).toMatchObject({
        status: 'done',
        payments: [{ _id, amount: 2000, last4: '4242' }],
      });
    });
  });

  describe('asking', () => {
    it('M3.3 M3.4 polls where no webhook comes, and books what it learns once', async () => {
      let asked = 0;
      const { core, clock, pay, working, bill, webhook } = await organised({
        status: async () => {
          asked += 1;
          if (asked === 1) throw new Error('no network');
          if (asked === 2) return { status: 'open' };
          return { status: 'paid', amount: 2000, currency: 'HKD', brand: 'visa' };
        },
      });
      await working();
      const { ref = '' } = await pay();
      expect(await core.payments.reconcile()).toBe(0);
      for (const expected of [1, 2, 3]) {
        clock.advance(3_000);
        // of two nodes that find it due one asks
        await Promise.all([core.payments.reconcile(), core.payments.reconcile()]);
        expect(asked).toBe(expected);
      }
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ brand: 'visa' }] });
      await webhook({ id: 'late', ref, status: 'paid', amount: 2000, currency: 'HKD' });
      clock.advance(3_600_000);
      expect(await core.payments.reconcile()).toBe(0);
      expect((await bill()).payments).toHaveLength(1);
    });

    it('M3.3 after webhooks came, asks after a minute; people may ask every five seconds', async () => {
      let asked = 0;
      const { core, clock, pay, working, webhook, session, restoreKey } = await organised({
        status: async () => {
          asked += 1;
          return { status: 'open' };
        },
      });
      await working();
      await webhook({ id: 'e0', ref: 'nothing', status: 'failed' });
      const { _id: payment } = await pay();
      clock.advance(59_999);
      expect(await core.payments.reconcile()).toBe(0);
      const check = () => core.payments.check({ payment, session, restoreKey }, GUEST);
      await check();
      await check();
      expect(asked).toBe(1);
      clock.advance(5_000);
      expect(await check()).toMatchObject({ status: 'requiresAction' });
      expect(asked).toBe(2);
      const stranger = core.payments.check({ payment, session, restoreKey: 'made-up' }, GUEST);
      await expect(stranger).rejects.toEqual(rejected('sessionNotFound'));
    });

    it('M2.6 cancelling and expiry ask the provider first: paid is booked, silence leaves it open', async () => {
      const answers: (() => Awaited<ReturnType<NonNullable<PaymentProvider['cancel']>>>)[] = [];
      const { core, clock, pay, working, bill, attempt, session, restoreKey } = await organised({
        cancel: async () => {
          const answer = answers.shift();
          if (answer === undefined) throw new Error('no network');
          return answer();
        },
      });
      await working();
      const first = await pay();
      const cancel = () => core.payments.cancel({ payment: first._id, session, restoreKey }, GUEST);
      await expect(cancel()).rejects.toEqual(rejected('providerUnavailable', { payment: first._id }));
      clock.advance(EXPIRES_AFTER);
      expect(await core.payments.expire()).toBe(0);
      expect(await attempt(first._id)).toMatchObject({ status: 'requiresAction' });
      clock.advance(5 * 60_000);
      answers.push(() => ({ status: 'cancelled' }));
      expect(await core.payments.expire()).toBe(1);
      expect(await attempt(first._id)).toMatchObject({ status: 'failed', reason: 'timeout' });
      const second = await pay();
      answers.push(() => ({ status: 'paid', amount: 2000, currency: 'HKD' }));
      const late = core.payments.cancel({ payment: second._id, session, restoreKey }, GUEST);
      await expect(late).rejects.toEqual(rejected('paymentNotPossible', { status: 'succeeded' }));
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ _id: second._id }] });
    });

    it('M3.3 an attempt of a bill that was paid otherwise is cancelled at the provider', async () => {
      const cancelled: (string | undefined)[] = [];
      const { core, clock, pay, working, session } = await organised({
        cancel: async ({ ref }) => {
          cancelled.push(ref);
          return { status: 'cancelled' };
        },
      });
      await working();
      const { ref } = await pay();
      const take = { requestId: randomUUID(), session, method: 'cash' };
      await core.payments.take(take, { actor: aStaffMember('cashier'), address: 'test' });
      await core.payments.reconcile();
      expect(cancelled).toEqual([ref]);
      clock.advance(3_600_000);
      await core.payments.reconcile();
      expect(cancelled).toEqual([ref, ref]);
    });
  });
});
