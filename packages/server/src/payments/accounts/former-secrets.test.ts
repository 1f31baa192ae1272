import type { ChangePaymentAccount } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../test/kits/adyen/adyen-account.ts';
import { aStaffMember } from '../../../test/kits/calls.ts';
import { cyberSourceAccount } from '../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase } from '../../../test/kits/each-database.ts';
import { fiuuAccount } from '../../../test/kits/fiuu/fiuu-account.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../test/kits/stripe/stripe-account.ts';
import { terminalAccount } from '../../../test/kits/stripe-terminal/terminal-account.ts';

const OWNER = aStaffMember('owner');
const DAY_MS = 24 * 60 * 60_000;
const FORGED = rejected('notAuthenticated');

eachDatabase((databases) => {
  describe('M3.1 a webhook’s secret is replaced', () => {
    it('Stripe: both are believed for a day, then the new one alone', async () => {
      const { accounts, account, clock, pay, stripe, post, money, db } = await stripeAccount(databases);
      const fresh = 'whsec_theNewOne0123456789';
      const changed = await accounts.change(account._id, { secrets: { webhookSecret: fresh } }, OWNER);
      const until = new Date(clock.now() + DAY_MS).toISOString();
      expect(changed).toMatchObject({ formerSecretUntil: until });
      expect(changed).not.toHaveProperty('former');
      await accounts.test({ account: account._id });
      const { redirect = '' } = await pay({ amount: 500 });
      stripe.pay(redirect);
      const events = stripe.takeEvents();
      for (const event of events) await post(event);
      expect(await money()).toEqual({ there: 500, here: 500 });
      const [event = {}] = events;
      await post({ ...event, id: 'evt_new' }, { secret: fresh });
      await expect(post(event, { secret: 'whsec_somebody_elses' })).rejects.toEqual(FORGED);
      const rows = await db.read.query((q) => q.selectFrom('payment_accounts').select('doc'));
      expect(JSON.stringify([rows, await accounts.find()])).not.toMatch(/whsec_/);
      clock.advance(DAY_MS + 1);
      await expect(post({ ...event, id: 'evt_late' })).rejects.toEqual(FORGED);
      const at = Math.floor(clock.now() / 1000);
      await post({ ...event, id: 'evt_later' }, { secret: fresh, at });
      const [now] = await accounts.find();
      expect(now).not.toHaveProperty('formerSecretUntil');
    });

    it('one that has leaked is ended at once, and the account works on', async () => {
      const { accounts, account, pay, stripe, post } = await stripeAccount(databases);
      await accounts.change(account._id, { secrets: { webhookSecret: 'whsec_theNewOne0123456789' } }, OWNER);
      expect(await accounts.test({ account: account._id })).toMatchObject({ status: 'working' });
      const ended = await accounts.change(account._id, { endFormerSecret: true }, OWNER);
      expect(ended).toMatchObject({ status: 'working' });
      expect(ended).not.toHaveProperty('formerSecretUntil');
      stripe.pay((await pay()).redirect ?? '');
      const [event = {}] = stripe.takeEvents();
      await expect(post(event)).rejects.toEqual(FORGED);
    });

    it('the same secret typed again, and one of the other mode, are none that were replaced', async () => {
      const { accounts, account, given } = await stripeAccount(databases);
      const same = await accounts.change(account._id, { secrets: given.secrets }, OWNER);
      expect(same).not.toHaveProperty('formerSecretUntil');
      const live = { mode: 'live', secrets: { webhookSecret: 'whsec_theLiveOne123456789' } } as const;
      const changed = await accounts.change(account._id, live, OWNER);
      expect(changed).not.toHaveProperty('formerSecretUntil');
    });

    it('Adyen: its HMAC key, and name and password of the webhook, each alone and both', async () => {
      const changes: readonly ChangePaymentAccount[] = [
        { secrets: { hmacKey: '0'.repeat(64) } },
        { fields: { webhookUser: 'another' }, secrets: { webhookPassword: 'another-one-1' } },
      ];
      for (const order of [changes.slice(0, 1), changes.slice(1), changes]) {
        const { accounts, account, pay, adyen, deliver, bill } = await adyenAccount(databases);
        const { redirect = '' } = await pay();
        for (const change of order) await accounts.change(account._id, change, OWNER);
        adyen.pay(redirect);
        await deliver();
        expect(await bill()).toMatchObject({ status: 'done' });
      }
    });

    it('Stripe Terminal: both are believed for a day, and what was told by the one counts once by the other', async () => {
      const { core, account, clock, reader, pay, stripe, post, otherNode, bill, money } =
        await terminalAccount(databases);
      await pay();
      const fresh = 'whsec_theNewOne0123456789';
      const { accounts } = core.payments;
      const changed = await accounts.change(account._id, { secrets: { webhookSecret: fresh } }, OWNER);
      expect(changed).toMatchObject({ formerSecretUntil: new Date(clock.now() + DAY_MS).toISOString() });
      stripe.tap(reader);
      const events = stripe.takeEvents();
      await expect(post(events[0] ?? {}, { secret: 'whsec_somebody_elses' })).rejects.toEqual(FORGED);
      for (const event of events) await post(event);
      for (const event of events) await post(event, { secret: fresh, node: otherNode });
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000 }] });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
      clock.advance(DAY_MS + 1);
      await expect(post(events[0] ?? {})).rejects.toEqual(FORGED);
      await post(events[0] ?? {}, { secret: fresh });
    });

    it('Fiuu: both are believed for a day, and what was told by the one counts once by the other', async () => {
      const { accounts, account, clock, fiuu, pay, post, otherNode, bill, money } =
        await fiuuAccount(databases);
      const { order } = await pay();
      const fresh = 'f'.repeat(32);
      const changed = await accounts.change(account._id, { secrets: { secretKey: fresh } }, OWNER);
      expect(changed).toMatchObject({ formerSecretUntil: new Date(clock.now() + DAY_MS).toISOString() });
      fiuu.pay(order);
      const [told = {}] = fiuu.takeEvents();
      await expect(post(told, { key: 'e'.repeat(32) })).rejects.toEqual(FORGED);
      await post(told);
      await post(told, { key: fresh, node: otherNode });
      expect(await bill()).toMatchObject({ status: 'done', payments: [{ amount: 2000 }] });
      expect(await money()).toEqual({ there: 2000, here: 2000 });
      clock.advance(DAY_MS + 1);
      await expect(post(told)).rejects.toEqual(FORGED);
      await post(told, { key: fresh });
    });

    it('CyberSource: a page that was opened with the former key is answered with it', async () => {
      const { accounts, account, pay, sent, cybersource, deliver, bill } =
        await cyberSourceAccount(databases);
      const page = await sent((await pay()).redirect);
      const fresh = { accessKey: 'ffffffffffffffffffffffffffffffff' };
      await accounts.change(account._id, { fields: fresh, secrets: { secretKey: 'f'.repeat(64) } }, OWNER);
      cybersource.pay(page);
      await deliver();
      expect(await bill()).toMatchObject({ status: 'done' });
    });
  });
});
