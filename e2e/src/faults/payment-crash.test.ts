import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { PaymentAttempt, Refund, Page as Rows, TableSession } from '@comanda/contract';
import { damageOf } from '@comanda/server/testing/database-records.ts';
import { closeOpened } from '@comanda/server/testing/opened.ts';
import { createDatabase, startPostgres } from '@comanda/server/testing/postgres.ts';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { SHOP } from '@comanda/server/testing/small-organisation.ts';
import { MANAGER_PIN, seedStripeShop } from '@comanda/server/testing/stripe/seed-stripe-shop.ts';
import { startStripeSimulator } from '@comanda/server/testing/stripe/stripe-simulator.ts';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { createDice } from '../harness/dice.ts';
import { standbyNode } from '../harness/standby-node.ts';
import { openSteppedClock } from '../harness/stepped-clock.ts';
import {
  createTraps,
  GIVEN_BACK,
  KILL_POINTS,
  killAt,
  PRICE,
  type StripeRounds,
} from '../harness/stripe-rounds.ts';
import { aStubbornClient } from '../harness/stubborn-client.ts';

const SEED = Number(process.env.CRASH_SEED ?? 20_261_123);
const KILLS = Number(process.env.CRASH_KILLS ?? KILL_POINTS.length);
/** Kills on PostgreSQL, where each takes longer: at every other point. */
const KILLS_ON_POSTGRES = Number(process.env.CRASH_KILLS ?? Math.ceil(KILL_POINTS.length / 2));
const MINUTE_MS = 60_000;
/** Minutes within which every charge and refund is known without a webhook. */
const KNOWN_WITHIN = 5;
/** Real time that the jobs have in each of those minutes. */
const JOBS_MS = 2_500;
const TIMEOUTS = 900_000;

const folder = temporaryFolder('comanda-payment-crash-');
const postgres = await startPostgres();
const program = inject('smallProgram');
const clock = openSteppedClock();
afterAll(async () => {
  await closeOpened();
  await postgres?.stop();
  clock?.remove();
  rmSync(folder, { recursive: true, force: true });
});

const PLACES = [
  { name: 'SQLite', open: async () => ({ file: join(folder, 'comanda.sqlite') }) },
  ...(postgres
    ? [{ name: 'PostgreSQL', open: async () => ({ url: await createDatabase(postgres.url, 'payments') }) }]
    : []),
];

type Books = {
  readonly attempts: readonly PaymentAttempt[];
  readonly refunds: readonly Refund[];
  readonly bills: readonly TableSession[];
};

/** Returns what the server has stored. */
async function booksOf({ manager }: Pick<StripeRounds, 'manager'>): Promise<Books> {
  const query = { shop: SHOP, $limit: 1000 };
  const [attempts, refunds, bills] = await Promise.all([
    manager.find<Rows<PaymentAttempt>>('payments', query),
    manager.find<Rows<Refund>>('refunds', query),
    manager.find<Rows<TableSession>>('tableSessions', query),
  ]);
  return { attempts: attempts.data, refunds: refunds.data, bills: bills.data };
}

const isKnown = ({ attempts, refunds }: Books) =>
  attempts.every(({ status }) => status === 'succeeded' || status === 'partlyRefunded') &&
  refunds.every(({ status }) => status === 'succeeded');

/** Lets minutes pass without a webhook until everything is known, or all of them are over; returns how many. */
async function letPass(rounds: StripeRounds): Promise<number> {
  for (let minute = 0; minute <= KNOWN_WITHIN; minute += 1) {
    if (minute > 0) rounds.passMinute();
    const until = performance.now() + JOBS_MS;
    while (performance.now() < until) {
      if (isKnown(await booksOf(rounds))) return minute;
      await pause(100);
    }
  }
  return KNOWN_WITHIN;
}

/** Returns amounts by the name that both sides have for them; a name that is there twice has both. */
function byRef(of: readonly { readonly ref: unknown; readonly amount: number }[]): Map<string, number[]> {
  const grouped = Map.groupBy(of, ({ ref }) => String(ref));
  return new Map([...grouped].map(([ref, all]) => [ref, all.map(({ amount }) => amount)]));
}

/** Holds what the server has stored against the money at Stripe. */
function audit({ stripe, charged }: StripeRounds, { attempts, refunds, bills }: Books): void {
  const there = (all: Iterable<{ readonly amount: number; readonly metadata?: unknown }>) =>
    byRef(
      [...all].map(({ amount, metadata }) => ({ ref: (metadata as { readonly ref: string }).ref, amount })),
    );
  expect(attempts).toHaveLength(charged.size);
  expect(there(stripe.charges.values())).toEqual(
    byRef(attempts.map(({ ref, amount, tips }) => ({ ref, amount: amount + tips }))),
  );
  expect(there(stripe.refunds.values())).toEqual(byRef(refunds));
  expect(stripe.checkouts.size).toBe(charged.size);
  const given = new Set(refunds.map(({ session }) => session));
  const money = bills.map(({ _id, status, payments, bill }) => ({
    ...{ _id, status, outstanding: bill.outstanding },
    paid: payments.reduce((sum, { amount }) => sum + amount, 0),
  }));
  expect(money).toEqual(
    bills.map(({ _id }) => ({
      ...{ _id, status: 'done', outstanding: 0 },
      paid: given.has(_id) ? PRICE - GIVEN_BACK : PRICE,
    })),
  );
}

/** Returns the longest time in milliseconds from a charge until the server knew of it. */
function longestUntilKnown({ charged }: StripeRounds, { bills }: Books): number {
  const booked = bills.flatMap(({ payments }) => payments).filter(({ _id }) => charged.has(_id));
  expect(booked).toHaveLength(charged.size);
  return Math.max(...booked.map(({ _id, paidAt }) => Date.parse(paidAt) - (charged.get(_id) ?? 0)));
}

describe.runIf(clock).each(PLACES)('kill -9 from attempt to refund, on $name', ({ name, open }) => {
  test(
    'M11.3 at each point: every charge known by asking alone, none twice, no refund twice',
    async () => {
      const place = await open();
      let minutes = 0;
      clock?.set(0);
      const now = () => Date.now() + minutes * MINUTE_MS;
      const passMinute = () => {
        minutes += 1;
        clock?.set(minutes * 60);
      };
      const traps = createTraps();
      const stripe = await startStripeSimulator({ now, meet: traps.meet });
      const secret = randomUUID();
      const account = await seedStripeShop(place, secret, stripe);
      const node = await standbyNode(program, {
        ...clock?.env,
        ...('url' in place && { DATABASE_URL: place.url }),
        ...{ DATA_DIR: folder, SECRET: secret, PUBLIC_URL: 'https://order.example' },
        STRIPE_PORT: String(stripe.address.port),
      });
      const guest = aStubbornClient(node.url);
      const clients = [guest];
      try {
        node.start();
        await node.ready();
        const signIn = { strategy: 'pin', shop: SHOP, pin: MANAGER_PIN };
        const manager = aStubbornClient(
          node.url,
          await guest.create<{ accessToken: string }>('authentication', signIn),
        );
        clients.push(manager);
        const rounds: StripeRounds = {
          ...{ node, stripe, account, traps, guest, manager, now, passMinute },
          ...{ dice: createDice(SEED), charged: new Map() },
        };
        const kills = 'url' in place ? KILLS_ON_POSTGRES : KILLS;
        const step = kills < KILL_POINTS.length ? 2 : 1;
        for (let kill = 0; kill < kills; kill += 1)
          await killAt(rounds, KILL_POINTS[(kill * step) % KILL_POINTS.length] ?? 'paid');
        const waited = await letPass(rounds);
        const books = await booksOf(rounds);
        audit(rounds, books);
        const longest = longestUntilKnown(rounds, books);
        console.log(
          `${name}: seed ${SEED}, ${kills} kills, ${books.attempts.length} charges, ${books.refunds.length} refunds, ` +
            `known ${(longest / 1000).toFixed(0)} s after the charge at the latest, all of it after ${waited} minutes more`,
        );
        expect(longest).toBeLessThanOrEqual(KNOWN_WITHIN * MINUTE_MS);
        await node.kill();
        if ('file' in place) expect(damageOf(place.file)).toEqual([]);
      } finally {
        for (const client of clients) client.close();
        await node.close();
      }
    },
    TIMEOUTS,
  );
});
