import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { adyenAccount } from '../../../test/kits/adyen/adyen-account.ts';
import { aStaffMember, GUEST } from '../../../test/kits/calls.ts';
import { eachDatabase, type TestDatabases } from '../../../test/kits/each-database.ts';
import { rejected } from '../../../test/kits/rejected.ts';
import { stripeAccount } from '../../../test/kits/stripe/stripe-account.ts';
import type { Actor } from '../../core/index.ts';

const PASSWORD = 'Right-Horse-1';
const DAY_MS = 24 * 60 * 60_000;
const NOT_FOUND = rejected('notFound');

type Core = Awaited<ReturnType<typeof stripeAccount>>['core'];
async function aMember({ users }: Core): Promise<Extract<Actor, { kind: 'member' }>> {
  const { _id: user } = await users.signUp({ email: `${randomUUID()}@example.com`, password: PASSWORD }, 't');
  return { kind: 'member', user };
}

async function opened(databases: TestDatabases) {
  const test = await stripeAccount(databases);
  const { core, account, stripe, otherNode } = test;
  const member = await aMember(core);
  const { savedCards } = core.payments;
  const setUp = (requestId = randomUUID()) =>
    savedCards.setUp({ requestId, account: account._id, locale: 'zh-hk' }, member);
  /** Leaves a card on a page; returns the name of the page that the browser comes back with. */
  const leave = async () => {
    const back = new URL(stripe.leaveCard((await setUp()).redirect));
    expect(back.pathname).toBe('/member');
    expect(back.searchParams.get('account')).toBe(account._id);
    return back.searchParams.get('card') ?? '';
  };
  const check = (setup: string, actor: Actor = member, node = core) =>
    node.payments.savedCards.check({ account: account._id, setup }, actor);
  const cards = () => savedCards.find(member);
  return { ...test, member, savedCards, setUp, leave, check, cards, otherNode };
}

eachDatabase((databases) => {
  describe('M2.10 a card that is kept without a payment', () => {
    it('is there when the member comes back, once, and is paid with like any other', async () => {
      const { check, leave, cards, deliver, account, otherNode, member, core, call, stripe } =
        await opened(databases);
      const setup = await leave();
      const [first, again] = await Promise.all([check(setup), check(setup, member, otherNode)]);
      expect(first).toMatchObject({
        status: 'kept',
        card: { account: account._id, brand: 'visa', last4: '4242', expiry: '2031-03' },
      });
      expect(again).toEqual(first);
      await deliver();
      expect(await cards()).toEqual([first.card]);
      const { redirect = '' } = await core.payments.online(call({ card: first.card?._id }), member);
      expect(stripe.customers.has(String(stripe.page(redirect).customer))).toBe(true);
    });

    it('is kept by the webhook alone, if the member never comes back', async () => {
      const { leave, cards, deliver } = await opened(databases);
      await leave();
      expect(await cards()).toEqual([]);
      await deliver();
      expect(await cards()).toMatchObject([{ last4: '4242' }]);
    });

    it('the same request opens the same page, and one that is left brings nothing', async () => {
      const { setUp, check, cards, stripe } = await opened(databases);
      const requestId = randomUUID();
      const { redirect } = await setUp(requestId);
      expect((await setUp(requestId)).redirect).toBe(redirect);
      expect((await setUp()).redirect).not.toBe(redirect);
      const page = redirect.slice(redirect.lastIndexOf('/') + 1);
      expect(await check(page)).toEqual({ status: 'open' });
      expect(await check('cs_test_nothing')).toEqual({ status: 'none' });
      expect(await cards()).toEqual([]);
      const form = stripe.requests.find(({ path }) => path === '/v1/checkout/sessions')?.form;
      expect(form).toMatchObject({ mode: 'setup', locale: 'zh-HK', customer_creation: 'always' });
    });

    it('nobody gets another member’s card by its page; guests have none', async () => {
      const { leave, check, core, savedCards, account } = await opened(databases);
      const setup = await leave();
      await expect(check(setup, await aMember(core))).rejects.toEqual(NOT_FOUND);
      const call = { requestId: randomUUID(), account: account._id };
      await expect(savedCards.setUp(call, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
      await expect(check(setup, GUEST)).rejects.toEqual(rejected('notAuthenticated'));
    });

    it('removed, it does not come back, whoever tells of its page again', async () => {
      const { leave, check, cards, savedCards, member, stripe, post, clock } = await opened(databases);
      const setup = await leave();
      const [event = {}] = stripe.takeEvents();
      const { card } = await check(setup);
      await savedCards.remove(card?._id ?? '', member);
      expect(await check(setup)).toEqual({ status: 'none' });
      clock.advance(DAY_MS);
      expect(await savedCards.forget()).toBe(1);
      expect(await check(setup)).toEqual({ status: 'none' });
      await post(event);
      expect(await cards()).toEqual([]);
    });

    it('B8.6 that of a member who was erased meanwhile is forgotten at the provider', async () => {
      const { leave, core, member, deliver, cards, savedCards, stripe, clock } = await opened(databases);
      await leave();
      const call = { user: member.user, password: PASSWORD, requestId: randomUUID() };
      await core.privacy.erase(call, member, 'test');
      await deliver();
      expect(await cards()).toEqual([]);
      clock.advance(DAY_MS);
      await savedCards.forget();
      expect(stripe.customers.size).toBe(0);
    });

    it('is refused where the account does not work, and where the provider has no such page', async () => {
      const { accounts, account, setUp, stripe } = await opened(databases);
      stripe.fail('noConnection');
      await expect(setUp()).rejects.toMatchObject({ code: 'providerUnavailable' });
      await accounts.change(account._id, { name: 'Cards 2' }, aStaffMember('owner'));
      await expect(setUp()).rejects.toEqual(rejected('accountNotReady', { because: 'new' }));
      const { core, account: other } = await adyenAccount(databases);
      const call = { requestId: randomUUID(), account: other._id };
      await expect(core.payments.savedCards.setUp(call, await aMember(core))).rejects.toEqual(NOT_FOUND);
    });
  });
});
