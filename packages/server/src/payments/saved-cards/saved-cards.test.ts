import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { CARDS_ON_FILE } from '../../../test/kits/account-provider.ts';
import { GUEST } from '../../../test/kits/calls.ts';
import { cyberSourceAccount } from '../../../test/kits/cybersource/cybersource-account.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../test/kits/stripe/stripe-account.ts';
import type { Actor } from '../../core/index.ts';

const PASSWORD = 'Right-Horse-1';
const DAY_MS = 24 * 60 * 60_000;

/** Signs a member up; returns them as a caller. */
async function aMember(
  core: Awaited<ReturnType<typeof stripeAccount>>['core'],
): Promise<Extract<Actor, { kind: 'member' }>> {
  const account = { email: `${randomUUID()}@example.com`, password: PASSWORD };
  const { _id: user } = await core.users.signUp(account, 'test');
  return { kind: 'member', user };
}

/** A provider under test, with the hands of the guest at its page and what it keeps. */
const PROVIDERS = {
  async stripe(databases: TestDatabases) {
    const test = await stripeAccount(databases);
    const { stripe, deliver, core } = test;
    return {
      ...test,
      secrets: () => [...stripe.customers],
      kept: () => stripe.customers.size,
      breakOnce: () => stripe.fail('noConnection'),
      async payAt(redirect = '') {
        stripe.pay(redirect);
        await deliver();
        // the webhook does not have the card
        await core.payments.reconcile();
      },
      paidWithKept: (redirect = '') => {
        const { customer } = stripe.page(redirect);
        return typeof customer === 'string' && stripe.customers.has(customer);
      },
    };
  },
  async cybersource(databases: TestDatabases) {
    const test = await cyberSourceAccount(databases);
    const { cybersource, sent, deliver } = test;
    return {
      ...test,
      secrets: () => [...cybersource.tokens],
      kept: () => cybersource.tokens.size,
      breakOnce: () => cybersource.fail('lostAnswer'),
      async payAt(redirect?: string) {
        cybersource.pay(await sent(redirect));
        await deliver();
      },
      async paidWithKept(redirect?: string) {
        return cybersource.tokens.has((await sent(redirect)).fields.payment_token ?? '');
      },
    };
  },
};

eachDatabase((databases) => {
  describe.each(['stripe', 'cybersource'] as const)('M2.10 members’ cards at %s', (name) => {
    const opened = async () => {
      const test = await PROVIDERS[name](databases);
      const member = await aMember(test.core);
      const { core, call } = test;
      const payAs = (more: Parameters<typeof call>[0] = {}, actor: Actor = member) =>
        core.payments.online(call(more), actor);
      const cards = (actor: Actor = member) => core.payments.savedCards.find(actor);
      /** Pays a part and keeps the card. */
      const keep = async () => {
        await test.payAt((await payAs({ amount: 500, savedInfo: true })).redirect);
        const [card] = await cards();
        if (card === undefined) throw new Error('no card was kept');
        return card;
      };
      return { ...test, member, payAs, cards, keep };
    };

    it('is kept when the member says so, once, with brand, last digits and expiry', async () => {
      const { account, payAs, payAt, keep, cards, deliver } = await opened();
      await payAt((await payAs({ amount: 400 })).redirect);
      expect(await cards()).toEqual([]);
      const { _id, ...card } = await keep();
      expect(card).toMatchObject({ account: account._id, brand: 'visa' });
      expect(card).toMatchObject(
        name === 'stripe' ? { last4: '4242', expiry: '2031-03' } : { last4: '1111', expiry: '2031-12' },
      );
      await deliver();
      expect((await cards()).map(({ _id: id }) => id)).toEqual([_id]);
    });

    it('is charged by its member alone, at the provider’s page, and never without them', async () => {
      const { core, payAs, payAt, paidWithKept, keep, money, attempt, cards } = await opened();
      const { _id: card } = await keep();
      const stranger = await aMember(core);
      expect(await cards(stranger)).toEqual([]);
      for (const actor of [stranger, GUEST])
        await expect(payAs({ amount: 500, card }, actor)).rejects.toEqual(rejected('notFound'));
      await expect(core.payments.savedCards.remove(card, stranger)).rejects.toEqual(rejected('notFound'));
      await expect(cards(GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      const { _id, redirect } = await payAs({ amount: 500, card });
      expect(await paidWithKept(redirect)).toBe(true);
      // nothing is charged until the guest has said so on the page
      expect(await attempt(_id)).toMatchObject({ status: 'requiresAction' });
      expect(await money()).toEqual({ there: 500, here: 500 });
      await payAt(redirect);
      expect(await money()).toEqual({ there: 1000, here: 1000 });
      expect(await cards()).toHaveLength(1);
    });

    it('M1.2 a method for kept cards takes the member’s newest that is valid, and is there for nobody else', async () => {
      const { core, clock, payAs, payAt, paidWithKept, keep, kept, money, member } = await opened();
      const onFile = { amount: 400, methodRef: CARDS_ON_FILE };
      const missing = rejected('paymentMethodNotFound');
      const [form] = core.payments.accounts.providers();
      expect(form).toMatchObject({ _id: name, cardOnFile: { en: 'Saved card' } });
      await expect(payAs(onFile)).rejects.toEqual(missing);
      await keep();
      clock.advance(60_000);
      const { _id: second } = await keep();
      const others = [await aMember(core), GUEST];
      for (const actor of others) await expect(payAs(onFile, actor)).rejects.toEqual(missing);
      const { redirect } = await payAs({ ...onFile, savedInfo: true });
      expect(await paidWithKept(redirect)).toBe(true);
      await payAt(redirect);
      expect(await money()).toEqual({ there: 1400, here: 1400 });
      expect(kept()).toBe(2);
      await core.payments.savedCards.remove(second, member);
      expect(await paidWithKept((await payAs(onFile)).redirect)).toBe(true);
      await expect(payAs({ ...onFile, card: second })).rejects.toEqual(rejected('notFound'));
      // both cards' months are over by then
      clock.advance(20 * 365 * DAY_MS);
      await expect(payAs(onFile)).rejects.toEqual(missing);
    });

    it('nothing is kept for a guest', async () => {
      const { pay, payAt, kept } = await opened();
      await payAt((await pay({ savedInfo: true })).redirect);
      expect(kept()).toBe(0);
    });

    it('removed: gone here at once, and at the provider when it answers', async () => {
      const { core, clock, member, payAs, keep, kept, cards, breakOnce } = await opened();
      const { _id: card } = await keep();
      expect(await core.payments.savedCards.remove(card, member)).toMatchObject({ _id: card });
      expect(await cards()).toEqual([]);
      await expect(core.payments.savedCards.remove(card, member)).rejects.toEqual(rejected('notFound'));
      await expect(payAs({ amount: 500, card })).rejects.toEqual(rejected('notFound'));
      breakOnce();
      await core.payments.savedCards.forget();
      clock.advance(DAY_MS);
      await core.payments.savedCards.forget();
      expect(kept()).toBe(0);
      expect(await core.payments.savedCards.forget()).toBe(0);
    });

    it('B8.6 is in a member’s export, and an erased member has none, here and there', async () => {
      const { core, db, member, session, restoreKey, payAs, payAt, keep, kept, cards, clock } =
        await opened();
      await keep();
      const { user } = member;
      const call = { user, password: PASSWORD };
      expect((await core.privacy.export(call, member, 'test')).cards).toMatchObject([{ brand: 'visa' }]);
      expect(await core.ordering.get(session, restoreKey, GUEST)).toMatchObject({ status: 'ongoing' });
      const late = await payAs({ amount: 500, savedInfo: true });
      await core.privacy.erase({ ...call, requestId: randomUUID() }, member, 'test');
      expect(await cards()).toEqual([]);
      await payAt(late.redirect);
      expect(await cards()).toEqual([]);
      clock.advance(DAY_MS);
      await core.payments.savedCards.forget();
      const rows = await db.read.query((q) => q.selectFrom('member_wallets').selectAll());
      expect(rows).toEqual([]);
      expect(kept()).toBe(0);
    });

    it('M1.3 the provider’s token is in no answer and no log, and sealed in the database', async () => {
      const { core, db, keep, secrets, attempts, logged, payAs } = await opened();
      const { _id: card } = await keep();
      const paying = await payAs({ amount: 500, card });
      const tables = [
        'member_wallets',
        'payment_attempts',
        'outbox',
        'idempotency',
        'provider_events',
      ] as const;
      const rows = await Promise.all(
        tables.map((table) => db.read.query((q) => q.selectFrom(table).selectAll())),
      );
      const { data: audit } = await core.audit.find({ shop: 'shop1' }, { kind: 'system' });
      const everything = JSON.stringify([rows, audit, logged, await attempts(), paying]);
      expect(secrets()).toHaveLength(1);
      for (const secret of secrets()) expect(everything).not.toContain(secret);
    });
  });
});
