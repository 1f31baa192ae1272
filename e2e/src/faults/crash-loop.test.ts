import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { damageOf, readRecords } from '@comanda/server/testing/database-records.ts';
import { createDatabase, startPostgres } from '@comanda/server/testing/postgres.ts';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { audit } from '../harness/audit.ts';
import { createDice } from '../harness/dice.ts';
import { cook, type Held, newRush, phone, type Rush, till } from '../harness/rush.ts';
import { PINS, SMALL_SHOP, smallShop } from '../harness/small-shop.ts';
import { type StandbyNode, standbyNode } from '../harness/standby-node.ts';
import { aStubbornClient, type StubbornClient } from '../harness/stubborn-client.ts';

const SEED = Number(process.env.CRASH_SEED ?? 20_260_301);
const PHONES = 4;
const TILLS = 3;
const CAKES = 150;
const CODES = 150;
/** A node is ended when it has answered so many calls at most, and so many milliseconds more. */
const MAX_ANSWERS = 30;
const LONGEST_MOMENT = 12;
/** One in so many is ended while it is still starting. */
const STARTING = 8;
const LONGEST_START = 120;
const HEALTHY_AGAIN = 3_000;
const TIMEOUTS = 900_000;

const folder = temporaryFolder('comanda-crash-');
const postgres = await startPostgres();
const program = inject('smallProgram');
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const PLACES = [
  {
    name: 'SQLite',
    kills: 200,
    open: async () => ({ file: join(folder, 'comanda.sqlite') }),
  },
  ...(postgres
    ? [
        {
          name: 'PostgreSQL',
          kills: 25,
          open: async () => ({ url: await createDatabase(postgres.url, 'crash') }),
        },
      ]
    : []),
];

describe.each(PLACES)('kill -9 on $name', ({ name, kills, open }) => {
  test(
    `at ${kills} random moments: each request is done once, nothing acknowledged is lost`,
    async () => {
      const place = await open();
      await seedDatabase(place, smallShop(CAKES, CODES));
      const database: Record<string, string> = 'url' in place ? { DATABASE_URL: place.url } : {};
      const node = await standbyNode(program, { ...database, DATA_DIR: folder, SECRET: randomUUID() });
      const clients: StubbornClient[] = [];
      try {
        node.start();
        await node.ready();
        const guest = aStubbornClient(node.url);
        const signedIn = async (pin: string) => {
          const answer = await guest.create<{ accessToken: string }>('authentication', {
            strategy: 'pin',
            shop: SMALL_SHOP,
            pin,
          });
          return aStubbornClient(node.url, answer);
        };
        const staff = [await signedIn(PINS.cashier), await signedIn(PINS.kitchen)] as const;
        const phones = Array.from({ length: PHONES }, () => aStubbornClient(node.url));
        const tills = await Promise.all(Array.from({ length: TILLS }, () => signedIn(PINS.cashier)));
        clients.push(guest, ...staff, ...phones, ...tills);

        const rush = newRush(createDice(SEED));
        const work = Promise.all([
          ...phones.map((client) => phone(rush, client, staff[0])),
          ...tills.map((client) => till(rush, client)),
          cook(rush, staff[1]),
        ]);
        const answered = () => clients.reduce((sum, { counts }) => sum + counts.answered, 0);
        const ended = work.then(() => Promise.reject(new Error('the rush ended by itself')));
        let inSales = 0;
        const beforeKill = () => {
          if (rush.selling > 0) inSales += 1;
        };
        const waits = await Promise.race([killAgainAndAgain(node, kills, { answered, beforeKill }), ended]);
        rush.isOver = true;
        await work;
        await replayed({ guest, cashier: staff[0] }, rush);

        const { ledger } = rush;
        const calledOff = [...ledger.orders.values()].filter(({ isCancelled }) => isCancelled).length;
        const lost = clients.reduce((sum, { counts }) => sum + counts.lost, 0);
        const sorted = waits.toSorted((a, b) => a - b);
        const [median, longest] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)];
        console.log(
          `${name}: seed ${SEED}, ${kills} kills, ${ledger.orders.size} orders, ${calledOff} called off, ` +
            `${inSales} kills in the middle of a sale, ${ledger.payments.size} payments, ${ledger.tickets.size} tickets moved, ${lost} calls repeated, ` +
            `refusals ${JSON.stringify(Object.fromEntries(ledger.refusals))}, ` +
            `healthy again after ${median?.toFixed(0)} ms (longest ${longest?.toFixed(0)} ms)`,
        );
        await expect
          .poll(async () => (await readRecords(place, SMALL_SHOP)).outbox, { timeout: 10_000 })
          .toBe(0);
        await node.kill();
        audit(await readRecords(place, SMALL_SHOP), ledger, CAKES);
        if ('file' in place) expect(damageOf(place.file)).toEqual([]);
        expect(lost).toBeGreaterThan(kills);
        expect(inSales).toBeGreaterThanOrEqual(kills / 2);
        expect(median).toBeLessThan(HEALTHY_AGAIN);
      } finally {
        for (const client of clients) client.close();
        await node.close();
      }
    },
    TIMEOUTS,
  );
});

/** Kills the node at random moments; returns the milliseconds until the next one answered. */
async function killAgainAndAgain(
  node: StandbyNode,
  kills: number,
  { answered, beforeKill }: { readonly answered: () => number; readonly beforeKill: () => void },
): Promise<readonly number[]> {
  const dice = createDice(SEED + 1);
  const waits: number[] = [];
  for (let kill = 0; kill < kills; kill += 1) {
    const until = answered() + 1 + dice() * MAX_ANSWERS;
    while (answered() < until) await pause(1);
    await pause(dice() * LONGEST_MOMENT);
    beforeKill();
    await node.kill();
    const from = performance.now();
    node.start();
    if (kill % STARTING === STARTING - 1) {
      await pause(dice() * LONGEST_START);
      await node.kill();
      kill += 1;
      node.start();
    }
    await node.ready();
    waits.push(performance.now() - from);
  }
  return waits;
}

type Callers = { readonly guest: StubbornClient; readonly cashier: StubbornClient };

/** A request repeated much later still gets its bill. */
async function replayed({ guest, cashier }: Callers, { ledger }: Rush): Promise<void> {
  for (const { service, call, held, isByStaff } of ledger.orders.values()) {
    const { _id, restoreKey, orderNumber } = held;
    const caller = isByStaff ? cashier : guest;
    expect(await caller.create<Held>(service, call)).toMatchObject({
      _id,
      restoreKey,
      orderNumber,
    });
  }
}
