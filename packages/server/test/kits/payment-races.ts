import { randomUUID } from 'node:crypto';
import type { PaymentAttempt } from '@comanda/contract';
import type { Core } from '../../src/composition/create-core.ts';
import type { Db } from '../../src/db/db.ts';
import { CodedError } from '../../src/lib/coded-error.ts';
import { CARDS } from './account-provider.ts';
import { aLine, aStaffMember, aTakeAway, GUEST } from './calls.ts';
import type { TestDatabases } from './each-database.ts';
import { jitteryDb, type Random, yielding } from './jittery-db.ts';
import { equal, lines } from './sharing.ts';
import { stripeAccount } from './stripe/stripe-account.ts';

const MINUTE_MS = 60_000;
/** Steps after which a page's half hour is over, and the times at which providers are asked about it. */
const STEPS_MS = [MINUTE_MS, 33 * MINUTE_MS, 65 * MINUTE_MS, 24 * 60 * MINUTE_MS];
const PHONES = 3;
const [CASHIER, MANAGER] = [aStaffMember('cashier'), aStaffMember('manager')];
const PRICE = 2000;
const REASON = { code: 'wrongOrder' } as const;
/** Refusals of calls that come too late or want what another has; any other is a failure. */
const REFUSALS = new Set([
  'notFound',
  'paymentPending',
  'paymentNotPossible',
  'paymentHeld',
  'providerUnavailable',
  'sessionReadOnly',
  'linesPaid',
  'shareChanged',
  'wouldOverpay',
  'voidNotPossible',
  'refundExceeds',
  'refundNotPossible',
]);

/** Actions of phones, tills, the provider and our jobs, each as often as its weight says. */
export const RACE_WEIGHTS = {
  ...{ payLine: 3, payThird: 1, payPart: 1, payAll: 1, takeOver: 2, guestPays: 8, giveUp: 2 },
  ...{ takeCash: 1, takeLine: 2, takeSome: 1, voidLine: 1, refundAmount: 3, refundSurplus: 2 },
  ...{ webhooks: 4, loseWebhooks: 1, reconcile: 2, refundJob: 3, expire: 1, fault: 1 },
};
export type Act = keyof typeof RACE_WEIGHTS;
/** An act, the node it is sent to, and the phone, line or attempt it concerns. */
export type Deed = { readonly act: Act; readonly node: number; readonly of: number };

const counted = <Key>(counts: Map<Key, number>, key: Key) => void counts.set(key, (counts.get(key) ?? 0) + 1);

/** Opens a restaurant of two nodes that takes cards at the simulator of Stripe, whose statements are delayed. */
export async function openRaces(databases: TestDatabases) {
  let random: Random = () => 0;
  const over = (db: Db) => jitteryDb(db, () => random());
  const desk = await stripeAccount(databases, {}, over);
  const { core, otherNode, stripe, clock, post } = desk;
  const nodes = [core, otherNode];
  const [done, refused] = [new Map<Act, number>(), new Map<string, number>()];

  /** Posts an event; one that the clock has overtaken on its way is signed and sent again, as Stripe does. */
  async function deliver(event: object, node: Core | undefined): Promise<unknown> {
    const signedAt = clock.now();
    try {
      return await post(event, { node });
    } catch (error) {
      if (clock.now() === signedAt) throw error;
      return deliver(event, node);
    }
  }

  /** Posts what has happened at Stripe to both nodes at once, in any order, now and then twice. */
  async function webhooks(of: number): Promise<void> {
    const events = stripe.takeEvents();
    const sent = of % 2 === 0 ? events : events.toReversed();
    const posts = sent.flatMap((event, index) =>
      Array.from({ length: of % 3 === 0 ? 2 : 1 }, (_, again) => ({
        event,
        node: nodes[(index + again) % 2],
      })),
    );
    await Promise.all(posts.map(({ event, node }) => deliver(event, node)));
  }

  /** Seats three phones at an order of three dishes. */
  async function seat(drawn: Random) {
    random = () => 0;
    const dishes = [aLine(), aLine(), aLine()];
    const call = aTakeAway({ products: dishes, total: 3 * PRICE });
    const { _id: session, restoreKey } = await core.ordering.create(call, GUEST);
    random = drawn;
    const attempts: PaymentAttempt[] = [];
    const held = { session, restoreKey };
    const outstanding = async (at: Core) =>
      (await at.ordering.get(session, restoreKey, GUEST)).bill.outstanding;

    /** Pays as a phone does: of a share whose amount has changed, the amount that the server says. */
    async function pay(at: Core, amount: number, more: object = {}): Promise<void> {
      const wanted = { requestId: randomUUID(), ...held, methodRef: CARDS, amount, ...more };
      try {
        attempts.push(await at.payments.online({ ...wanted, returnPath: '/payment/return' }, GUEST));
      } catch (error) {
        if (!(error instanceof CodedError) || typeof error.data.amount !== 'number') throw error;
        if (error.code !== 'shareChanged' || error.data.amount === amount) throw error;
        await pay(at, error.data.amount, more);
      }
    }
    const take = (at: Core, more: object = {}) =>
      at.payments.take(
        { requestId: randomUUID(), session, method: 'cash', ...more },
        { actor: CASHIER, address: 'till' },
      );
    const lineOf = (of: number) => dishes[of % dishes.length]?.id ?? '';
    const refund = (at: Core, more: object) =>
      at.ordering.refund({ requestId: randomUUID(), session, reason: REASON, ...more }, MANAGER, 'till');

    const perform: Readonly<Record<Act, (at: Core, of: number) => Promise<unknown>>> = {
      payAll: async (at) => pay(at, await outstanding(at)),
      payPart: (at, of) => pay(at, 500 + of * 100, { guest: (of % PHONES) + 1 }),
      payLine: (at, of) => pay(at, PRICE, { share: lines(lineOf(of)) }),
      payThird: (at) => pay(at, PRICE, { share: equal(3) }),
      takeOver: async (at) => pay(at, await outstanding(at), { takeOver: true }),
      async guestPays(_at, of) {
        const pages = attempts.flatMap(({ redirect }) => redirect ?? []);
        const open = pages.filter((page) => stripe.page(page).status === 'open');
        const page = open[of % Math.max(open.length, 1)];
        if (page !== undefined) stripe.pay(page);
      },
      async giveUp(at, of) {
        const payment = attempts[of % Math.max(attempts.length, 1)]?._id;
        if (payment !== undefined) await at.payments.cancel({ payment, ...held }, GUEST);
      },
      takeCash: (at) => take(at),
      takeLine: (at, of) => take(at, { share: lines(lineOf(of)) }),
      takeSome: (at, of) => take(at, { amount: 300 + of * 100 }),
      voidLine: (at, of) =>
        at.ordering.void({ requestId: randomUUID(), session, reason: REASON, lines: [lineOf(of)] }, MANAGER),
      refundAmount: (at, of) => refund(at, { amount: 400 + of * 200 }),
      refundSurplus: (at) => refund(at, {}),
      webhooks: (_at, of) => webhooks(of),
      loseWebhooks: async () => void stripe.takeEvents(),
      async reconcile(at) {
        clock.advance(MINUTE_MS);
        await at.payments.reconcile();
      },
      refundJob: (at) => at.payments.refund(),
      async expire(at) {
        clock.advance(16 * MINUTE_MS);
        await at.payments.expire();
      },
      fault: async (_at, of) => stripe.fail(of % 2 === 0 ? 'lostAnswer' : 'serverError'),
    };

    async function act({ act: name, node, of }: Deed): Promise<void> {
      await yielding(drawn);
      try {
        await perform[name](nodes[node] ?? core, of);
        counted(done, name);
      } catch (error) {
        if (!(error instanceof CodedError && REFUSALS.has(error.code))) throw error;
        counted(refused, `${name} ${error.code}`);
      }
    }

    return { session, act, bill: () => core.ordering.get(session, restoreKey, GUEST) };
  }

  /** Lets time pass until every page is over, every provider was asked, and every refund is made. */
  async function settle(): Promise<void> {
    random = () => 0;
    for (const step of STEPS_MS) {
      await webhooks(0);
      clock.advance(step);
      for (const at of nodes) {
        await at.payments.reconcile();
        await at.payments.expire();
        await at.payments.refund();
      }
    }
    await webhooks(0);
  }

  return { ...desk, seat, settle, counts: { done, refused } };
}
