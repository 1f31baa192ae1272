import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentAttempt, Page as Rows, SessionWithKey } from '@comanda/contract';
import { CARDS } from '@comanda/server/testing/account-provider.ts';
import { SHOP } from '@comanda/server/testing/small-organisation.ts';
import type {
  MeetStripe,
  StripeMoment,
  StripeSimulator,
} from '@comanda/server/testing/stripe/stripe-simulator.ts';
import type { Dice } from './dice.ts';
import type { StandbyNode } from './standby-node.ts';
import type { StubbornClient } from './stubborn-client.ts';

/** Points from an attempt to its refund at which the server is killed. */
export const KILL_POINTS = [
  'start comes',
  'start done',
  'start answered',
  'paid',
  'told',
  'asked comes',
  'asked answered',
  'refund called',
  'refund comes',
  'refund done',
  'refund answered',
  'refund told',
] as const;
type KillPoint = (typeof KILL_POINTS)[number];

export const PRICE = 2_000;
export const GIVEN_BACK = 700;
/** A kill comes so many milliseconds after its moment at most. */
const LONGEST_MOMENT_MS = 12;
/** Real time in which a server that lives asks about what is due. */
const LONGEST_ASKING_MS = 5_000;

const REQUESTS = {
  start: /^POST \/v1\/checkout\/sessions$/,
  asked: /^GET \/v1\/checkout\/sessions\/\w+$/,
  refund: /^POST \/v1\/refunds$/,
};

/** Kill that waits for a moment of a request at the simulator. */
type Trap = { readonly moment: StripeMoment; readonly request: RegExp; readonly spring: () => Promise<void> };

/** Creates what meets the requests at a simulator: nothing until a trap is set, which the next such request springs. */
export function createTraps() {
  let trap: Trap | undefined;
  const meet: MeetStripe = async (moment, { method, path }) => {
    if (trap?.moment !== moment || !trap.request.test(`${method} ${path}`)) return undefined;
    const { spring } = trap;
    trap = undefined;
    await spring();
    return 'lost';
  };
  /** Sets a trap; returns what resolves once it was sprung. */
  const set = (request: RegExp, moment: StripeMoment, act: () => Promise<void>): Promise<void> =>
    new Promise((resolve) => {
      trap = { moment, request, spring: () => act().finally(resolve) };
    });
  return { meet, set };
}

export type StripeRounds = {
  readonly node: StandbyNode;
  readonly stripe: StripeSimulator;
  readonly account: string;
  readonly traps: ReturnType<typeof createTraps>;
  readonly dice: Dice;
  readonly guest: StubbornClient;
  readonly manager: StubbornClient;
  /** The server's clock in milliseconds. */
  readonly now: () => number;
  /** Puts the server's clock forward by a minute. */
  readonly passMinute: () => void;
  /** Time of each charge by its attempt, on the server's clock. */
  readonly charged: Map<string, number>;
};

/** Has one order placed, paid and perhaps given back in part, and the server killed at a point of that. */
export async function killAt(rounds: StripeRounds, point: KillPoint): Promise<void> {
  const { node, stripe, dice, guest, manager, charged, now } = rounds;
  const order = await guest.create<SessionWithKey>('tableSessions/create', {
    ...{ requestId: randomUUID(), shop: SHOP, session: { type: 'takeAway' }, total: PRICE },
    products: [{ id: randomUUID(), product: 'rice', quantity: 1 }],
  });
  const started = trapped(rounds, point, 'start');
  const { _id, redirect = '' } = await guest.create<PaymentAttempt>('payments/online', {
    ...{ requestId: randomUUID(), session: order._id, restoreKey: order.restoreKey, methodRef: CARDS },
    ...{ amount: PRICE, returnPath: `/payment/return?session=${order._id}` },
  });
  await started;
  stripe.pay(redirect);
  charged.set(_id, now());
  const isRefunded = point.startsWith('refund');
  if (point === 'told') await killWhile(rounds, deliver(rounds));
  else if (isRefunded || (point.startsWith('start') && dice() < 0.5)) await deliver(rounds);
  // its webhooks are lost
  stripe.takeEvents();
  if (point === 'paid') await crash(rounds);
  const asked = trapped(rounds, point, 'asked');
  if (asked !== undefined) rounds.passMinute();
  await asked;
  if (asked !== undefined) await askedAfterwards(rounds, _id);
  if (isRefunded) {
    const isDue = trapped(rounds, point, 'refund');
    const known = stripe.refunds.size;
    const call = {
      requestId: randomUUID(),
      session: order._id,
      amount: GIVEN_BACK,
      reason: { code: 'quality' },
    };
    const refunded = manager.create('payments/refund', call);
    if (point === 'refund called') await killWhile(rounds, refunded);
    await refunded;
    await isDue;
    if (point === 'refund told') {
      while (stripe.refunds.size === known) await pause(10);
      await killWhile(rounds, deliver(rounds));
    }
    stripe.takeEvents();
  }
  await node.ready();
}

/** Has a minute pass in which the server that was killed while it asked about attempts lives on and asks again. */
async function askedAfterwards({ node, manager, passMinute }: StripeRounds, attempt: string): Promise<void> {
  await node.ready();
  passMinute();
  const until = performance.now() + LONGEST_ASKING_MS;
  while (performance.now() < until) {
    const { data } = await manager.find<Rows<PaymentAttempt>>('payments', { shop: SHOP, $limit: 1000 });
    if (data.find(({ _id }) => _id === attempt)?.status === 'succeeded') return;
    await pause(50);
  }
}

/** Sets the trap of a point, if it is one of these requests; resolves once the server was killed there. */
function trapped(
  rounds: StripeRounds,
  point: KillPoint,
  request: keyof typeof REQUESTS,
): Promise<void> | undefined {
  const [at, moment] = point.split(' ');
  if (at !== request || (moment !== 'comes' && moment !== 'done' && moment !== 'answered')) return undefined;
  return rounds.traps.set(REQUESTS[request], moment, async () => {
    if (moment === 'answered') await pause(rounds.dice() * LONGEST_MOMENT_MS);
    await crash(rounds);
  });
}

async function crash({ node }: StripeRounds): Promise<void> {
  await node.kill();
  node.start();
}

/** Kills the server in the middle of something, which may fail by that. */
async function killWhile(rounds: StripeRounds, work: Promise<unknown>): Promise<void> {
  await Promise.all([
    work.catch(() => undefined),
    pause(rounds.dice() * LONGEST_MOMENT_MS).then(() => crash(rounds)),
  ]);
}

/** Posts what has happened at Stripe, once the server listens again. */
async function deliver({ node, stripe, account }: StripeRounds): Promise<void> {
  await node.ready();
  for (const event of stripe.takeEvents()) {
    const { rawBody: body, headers } = stripe.posted(event);
    await fetch(`${node.url}/api/payments/webhook/stripe/${account}`, { method: 'POST', body, headers });
  }
}
