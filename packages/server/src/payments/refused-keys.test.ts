import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { aStaffMember, GUEST } from '../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../test/kits/each-database.ts';
import { addMailedStaff } from '../../test/kits/mailed-staff.ts';
import { PROVIDER_DESKS, type ProviderDesk } from '../../test/kits/provider-desks.ts';
import { rejected } from '../../test/kits/rejected.ts';
import { SHOP } from '../../test/kits/small-organisation.ts';
import { stripeAccount } from '../../test/kits/stripe/stripe-account.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Starts a desk whose owner has a mail address, with the account and the mails as they are now. */
async function desked(open: (databases: TestDatabases) => Promise<ProviderDesk>, databases: TestDatabases) {
  const desk = await open(databases);
  await addMailedStaff(desk.db);
  const { core, clock, account } = desk;
  return {
    ...desk,
    accountNow: async () => (await core.payments.accounts.find()).find(({ _id }) => _id === account._id),
    isOffered: async () => (await core.payments.accounts.offered(GUEST))?.has(account._id),
    mails: () => core.mails.find('https://rice.example'),
    /** Asks about an attempt, no sooner than any provider wants to be asked again. */
    asked(id: string) {
      clock.advance(MINUTE_MS);
      return desk.check(id);
    },
    /** Makes the refunds that are due a minute later; resolves with how many were decided. */
    refunded() {
      clock.advance(MINUTE_MS);
      return core.payments.refund();
    },
  };
}

const DESKS = Object.entries(PROVIDER_DESKS);

eachDatabase((databases) => {
  describe.each(DESKS)('M1.4 keys that %s refuses in service', (_name, open) => {
    it('make the account fail, which its owners hear once; what was begun is still asked about and given back', async () => {
      const desk = await desked(open, databases);
      const { core, asked, refunded, accountNow, isOffered, mails } = desk;
      const started = await desk.pay();
      expect(await isOffered()).toBe(true);
      desk.revoke(true);
      expect(await asked(started._id)).toMatchObject({ status: 'requiresAction' });
      const failing = { status: 'failing', error: expect.any(String), checkedAt: expect.any(String) };
      expect(await accountNow()).toMatchObject(failing);
      expect(await isOffered()).toBe(false);
      await asked(started._id);
      const [mail, ...others] = await mails();
      expect(mail?.to).toBe('owner@rice.example');
      expect(mail?.text).toContain('https://rice.example/office/payments');
      expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\{\{|undefined/);
      expect(others).toEqual([]);
      await expect(desk.pay()).rejects.toEqual(rejected('accountNotReady', { because: 'failing' }));

      desk.revoke(false);
      await desk.charge(started);
      for (const { post } of desk.told()) await post(core);
      expect(await asked(started._id)).toMatchObject({ status: 'succeeded' });
      desk.revoke(true);
      await desk.refund(2000);
      expect([await refunded(), await refunded()]).toEqual([0, 0]);
      desk.revoke(false);
      expect(await refunded()).toBe(1);
      expect(await desk.money()).toEqual({ there: 0, here: 0 });
      expect(await accountNow()).toMatchObject(failing);
      expect(await core.payments.accounts.test({ account: desk.account._id })).toMatchObject({
        status: 'working',
      });
      expect(await isOffered()).toBe(true);
      expect(await mails()).toHaveLength(1);
    });

    it('are no matter of a lost answer or a fault of the server: M2.3 unknown, and the account works', async () => {
      const desk = await desked(open, databases);
      const { _id } = await desk.pay();
      desk.lose();
      await desk.asked(_id);
      desk.breakDown(1);
      expect(await desk.asked(_id)).toMatchObject({ status: 'requiresAction' });
      expect(await desk.accountNow()).toMatchObject({ status: 'working' });
      expect(await desk.mails()).toEqual([]);
    });
  });

  describe.each(DESKS.filter(([name]) => name !== 'CyberSource' && name !== 'Fiuu'))(
    'M1.4 keys that %s refuses at a start',
    (_name, open) => {
      it('end the attempt as unavailable, not as declined, and the bill is paid otherwise', async () => {
        const desk = await desked(open, databases);
        desk.revoke(true);
        await expect(desk.pay()).rejects.toEqual(rejected('providerUnavailable'));
        const { data } = await desk.core.payments.find({ shop: SHOP, limit: 5 }, aStaffMember('manager'));
        expect(data).toMatchObject([{ status: 'failed', reason: 'providerUnavailable' }]);
        expect(await desk.accountNow()).toMatchObject({ status: 'failing' });
        expect(await desk.bill()).toMatchObject({ status: 'ongoing' });
        expect((await desk.bill()).pendingPayments ?? []).toEqual([]);
        const take = { requestId: randomUUID(), session: desk.session, method: 'cash' };
        await desk.core.payments.take(take, { actor: aStaffMember('cashier'), address: 'test' });
        expect(await desk.bill()).toMatchObject({ status: 'done' });
      });
    },
  );

  describe('M1.4 the test of an account in service', () => {
    const opened = async () => {
      const test = await stripeAccount(databases);
      await addMailedStaff(test.db);
      const { stripe, core, otherNode, call } = test;
      stripe.settings.isRevoked = true;
      return {
        ...test,
        tests: () => stripe.requests.filter(({ path }) => path === '/v1/balance').length,
        /** Starts a part of the bill on each node at once, which is refused. */
        async startBoth() {
          const started = [core, otherNode].map((node) => node.payments.online(call({ amount: 500 }), GUEST));
          for (const each of await Promise.allSettled(started)) expect(each.status).toBe('rejected');
        },
        accountNow: async () => (await core.payments.accounts.find())[0],
        mails: () => core.mails.find('https://rice.example'),
      };
    };

    it('is made once by two nodes, whose owners get one mail', async () => {
      const { startBoth, tests, accountNow, mails } = await opened();
      const before = tests();
      await startBoth();
      expect(tests() - before).toBe(1);
      expect(await accountNow()).toMatchObject({
        status: 'failing',
        error: expect.stringContaining('Invalid API Key'),
      });
      expect(await mails()).toHaveLength(1);
      await startBoth();
      expect(tests() - before).toBe(1);
      expect(await mails()).toHaveLength(1);
    });

    it('says nothing if it is not answered, and is made again a minute later at the soonest', async () => {
      const { core, call, clock, stripe, tests, accountNow, mails } = await opened();
      const start = () =>
        expect(core.payments.online(call({ amount: 500 }), GUEST)).rejects.toEqual(
          rejected('providerUnavailable'),
        );
      stripe.fail(undefined, 'noConnection');
      await start();
      const before = tests();
      expect(await accountNow()).toMatchObject({ status: 'working' });
      clock.advance(MINUTE_MS - 1);
      await start();
      expect(tests()).toBe(before);
      expect(await accountNow()).toMatchObject({ status: 'working' });
      expect(await mails()).toEqual([]);
      clock.advance(1);
      await start();
      expect(tests() - before).toBe(1);
      expect(await accountNow()).toMatchObject({ status: 'failing' });
      expect(await mails()).toHaveLength(1);
    });

    it('leaves a refund to somebody’s decision once its keys were refused for a day', async () => {
      const { core, clock, stripe, pay, deliver, refund, refunds, attempt } = await opened();
      stripe.settings.isRevoked = false;
      const { _id, redirect = '' } = await pay();
      stripe.pay(redirect);
      await deliver();
      await refund(2000);
      stripe.settings.isRevoked = true;
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'created' }]);
      clock.advance(DAY_MS);
      await core.payments.refund();
      expect(await refunds()).toMatchObject([{ status: 'failed', because: 'provider' }]);
      expect(await attempt(_id)).toMatchObject({ incident: 'refundFailed' });
    });
  });
});
