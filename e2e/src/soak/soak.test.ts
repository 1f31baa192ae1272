import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { KitchenTicket, TableCode } from '@comanda/contract';
import { readRecords } from '@comanda/server/testing/database-records.ts';
import { createDatabase, startPostgres } from '@comanda/server/testing/postgres.ts';
import { lockTable, postgresProcesses } from '@comanda/server/testing/postgres-faults.ts';
import { temporaryFolder } from '@comanda/server/testing/reaper.ts';
import { seedDatabase } from '@comanda/server/testing/seed-database.ts';
import { afterAll, expect, inject, test } from 'vitest';
import { audit } from '../harness/audit.ts';
import { createDice, type Dice } from '../harness/dice.ts';
import { followTickets } from '../harness/live-tickets.ts';
import { startRedis } from '../harness/redis.ts';
import { cook, type Held, newRush, phone, type Rush } from '../harness/rush.ts';
import { PINS, SMALL_SHOP, smallShop } from '../harness/small-shop.ts';
import { type StandbyNode, standbyNode } from '../harness/standby-node.ts';
import { aStubbornClient, type Refusal, type StubbornClient } from '../harness/stubborn-client.ts';

const MINUTES = Number(process.env.SOAK_MINUTES);
const SEED = Number(process.env.SOAK_SEED ?? 20_261_122);
const OWNER_PIN = '9999';
const CAKES = 5_000;
const CODES = 5_000;
const PHONES_PER_NODE = 3;
/** Milliseconds that people take between two calls, at most. */
const LONGEST_THOUGHT = 400;
const BETWEEN_JOINS = 5_000;
/** Milliseconds from an order until it is handed out: longer than a fault and what follows it. */
const STAYS_READY = 60_000;
/** Milliseconds of peace between two faults, at most. */
const LONGEST_PEACE = 25_000;
/** Milliseconds after the end of a fault within which every order is on every screen. */
const SHOWN_WITHIN = 5_000;
/** Largest growth of a node's memory from its first to its last minutes. */
const GROWTH = 1.25;
const MEBIBYTE_IN_KB = 1024;
/** Log messages to expect while Redis or PostgreSQL are unavailable. */
const EXPLAINED =
  /^\d+ (Redis |idle database connection failed|job failed|database unavailable: events|outbox cleanup failed|sending a mail failed)/;

const postgres = await startPostgres();
const redis = await startRedis();
const program = inject('smallProgram');
const folder = temporaryFolder('comanda-soak-');
let bus = redis;
afterAll(async () => {
  await Promise.all([postgres?.stop(), bus?.stop()]);
  rmSync(folder, { recursive: true, force: true });
});

/** Returns the client with the pauses of somebody who reads and thinks between two calls. */
function unhurried(client: StubbornClient, dice: Dice): StubbornClient {
  const thought = () => pause(dice() * LONGEST_THOUGHT);
  return {
    ...client,
    create: async (service, data) => {
      await thought();
      return client.create(service, data);
    },
    find: async (service, query) => {
      await thought();
      return client.find(service, query);
    },
  };
}

/** Sits down at a table again and again with a new phone, until the test is over; counts the guests and the refusals. */
async function sitDown(rush: Rush, client: StubbornClient, codes: readonly TableCode[]) {
  const counts = { joined: 0, refused: 0 };
  while (!rush.isOver) {
    const { searchParams } = new URL(codes[Math.floor(rush.dice() * codes.length)]?.url ?? '', 'http://x');
    const { shop, viewItem, signature } = Object.fromEntries(searchParams);
    const call = { shop, viewItem, signature, date: new Date().toISOString(), create: true };
    try {
      await client.create<Held>('tableSessions/createOrResume', call);
      counts.joined += 1;
    } catch (error) {
      if ((error as Refusal).data?.code !== 'tooManyGuests') throw error;
      counts.refused += 1;
    }
    await pause(BETWEEN_JOINS);
  }
  return counts;
}

/** Hands out what has been ready for a while, so that the kitchens' lists stay as short as a restaurant's. */
async function handOut(rush: Rush, client: StubbornClient): Promise<void> {
  const query = { shop: SMALL_SHOP, status: 'ready', $limit: 20 };
  while (!rush.isOver) {
    const { data } = await client.find<{ data: KitchenTicket[] }>('kitchenTickets', query);
    for (const { _id, placedAt } of data) {
      if (Date.now() - Date.parse(placedAt) < STAYS_READY) continue;
      await client.patch('kitchenTickets', _id, { status: 'taken' }).catch(ignoreRefusal);
    }
    await pause(200);
  }
}

/** Lets a refusal pass: the first try was answered with a lost connection, or a guest was faster. */
function ignoreRefusal(error: unknown): void {
  if (!(typeof error === 'object' && error !== null && 'data' in error)) throw error;
}

/** Returns a node's resident memory in KiB; undefined while it is not there. */
function memoryOf(node: StandbyNode): number | undefined {
  try {
    const status = readFileSync(`/proc/${node.pid()}/status`, 'utf8');
    return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]);
  } catch {
    return undefined;
  }
}

/** Returns true for an order that nobody has called off. */
function isStanding({ isCancelled }: { readonly isCancelled: boolean }): boolean {
  return !isCancelled;
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}

test(
  `${MINUTES} minutes of orders, payments, tickets and guests on two nodes with faults at random`,
  async () => {
    const url = await createDatabase(postgres?.url ?? '', 'soak');
    await seedDatabase({ url }, smallShop(CAKES, CODES));
    const logged: string[] = [];
    const env = { DATABASE_URL: url, REDIS_URL: redis?.url ?? '', SECRET: randomUUID(), LOG_LEVEL: 'warn' };
    const nodes = await Promise.all(
      ['one', 'other'].map((name) =>
        standbyNode(program, { ...env, DATA_DIR: join(folder, name) }, 0, (text) => logged.push(text)),
      ),
    );
    for (const node of nodes) node.start();
    await Promise.all(nodes.map((node) => node.ready()));
    const clients: StubbornClient[] = [];
    const clientOf = (node: StandbyNode, options = {}) => {
      const client = aStubbornClient(node.url, options);
      clients.push(client);
      return client;
    };
    const [first, second] = nodes;
    if (!first || !second || !postgres || !redis) throw new Error('the soak needs PostgreSQL and Redis');
    const signedIn = async (node: StandbyNode, pin: string) => {
      const call = { strategy: 'pin', shop: SMALL_SHOP, pin };
      return clientOf(node, await clientOf(node).create<{ accessToken: string }>('authentication', call));
    };
    const rush = newRush(createDice(SEED));
    const staff = {
      cashier: await signedIn(first, PINS.cashier),
      // as quick as all phones together: a kitchen's screen reads 1,000 tickets at most
      cook: await signedIn(second, PINS.kitchen),
      counter: await signedIn(second, PINS.kitchen),
      owner: await signedIn(first, OWNER_PIN),
    };
    const kitchens = await Promise.all(nodes.map((node) => followTickets(node.url)));
    const { data: codes } = await staff.owner.find<{ data: TableCode[] }>('tableCodes', { shop: SMALL_SHOP });
    const phones = nodes.flatMap((node) => Array.from({ length: PHONES_PER_NODE }, () => clientOf(node)));
    const work = Promise.all([
      sitDown(rush, clientOf(second), codes),
      cook(rush, staff.cook),
      handOut(rush, staff.counter),
      ...phones.map((client) => phone(rush, unhurried(client, rush.dice), staff.cashier)),
    ]);
    const over = work.then(() => Promise.reject(new Error('somebody stopped')));
    over.catch(() => undefined);

    const faults: Readonly<Record<string, () => Promise<unknown>>> = {
      async 'a node is killed'() {
        const node = rush.dice() < 0.5 ? first : second;
        await node.kill();
        node.start();
        await node.ready();
      },
      async 'the catalogue is locked'() {
        const unlock = await lockTable(url, 'sections');
        await pause(6_000);
        await unlock();
      },
      async 'Redis is killed'() {
        await bus?.kill();
        await pause(2_000);
        bus = await startRedis(Number(new URL(bus?.url ?? '').port));
      },
      async 'Redis hangs'() {
        bus?.freeze();
        await pause(6_000);
        bus?.thaw();
      },
      async 'PostgreSQL is killed'() {
        for (const pid of await postgresProcesses(url)) process.kill(pid, 'SIGKILL');
        await pause(1_000);
        await postgres.resume();
      },
      async 'PostgreSQL hangs'() {
        const pids = await postgresProcesses(url);
        for (const pid of pids) process.kill(pid, 'SIGSTOP');
        await pause(4_000);
        for (const pid of pids) process.kill(pid, 'SIGCONT');
      },
    };
    const names = Object.keys(faults);
    const happened = new Map<string, number>();
    const memory: (readonly number[])[] = [];
    const slowest = { name: '', ms: 0 };
    const end = performance.now() + MINUTES * 60_000;
    while (performance.now() < end) {
      await Promise.race([pause(5_000 + rush.dice() * LONGEST_PEACE), over]);
      memory.push(nodes.map((node) => (memoryOf(node) ?? 0) / MEBIBYTE_IN_KB));
      const name = names[Math.floor(rush.dice() * names.length)] ?? '';
      const before = rush.ledger.orders.size;
      await Promise.race([faults[name]?.(), over]);
      happened.set(name, (happened.get(name) ?? 0) + 1);
      const from = performance.now();
      const placed = [...rush.ledger.orders.keys()].slice(before);
      // a kitchen that connects again never hears of what was called off before
      const standing = () => placed.flatMap((id) => rush.ledger.orders.get(id) ?? []).filter(isStanding);
      const unseen = () =>
        kitchens.map(({ sessions }) => {
          const shown = sessions();
          return standing().filter(({ held }) => !shown.has(held._id)).length;
        });
      await expect
        .poll(unseen, { timeout: SHOWN_WITHIN, interval: 50, message: `orders not shown after: ${name}` })
        .toEqual([0, 0]);
      const ms = performance.now() - from;
      if (ms > slowest.ms) Object.assign(slowest, { name, ms });
      console.log(
        `${((end - performance.now()) / 60_000).toFixed(1)} min left, ${rush.ledger.orders.size} orders, ${name}: ` +
          `${placed.length} orders in it, shown after ${ms.toFixed(0)} ms; ` +
          `${memory.at(-1)?.map((each) => `${each.toFixed(0)} MiB`)}`,
      );
    }
    rush.isOver = true;
    const [joins] = await work;
    for (const each of [...kitchens, ...clients]) each.close();
    await expect
      .poll(async () => (await readRecords({ url }, SMALL_SHOP)).outbox, { timeout: 20_000 })
      .toBe(0);
    await Promise.all(nodes.map((node) => node.close()));
    const books = await readRecords({ url }, SMALL_SHOP);
    // tables that nobody ordered at
    const sessions = books.sessions.filter(({ orderNumber }) => orderNumber !== undefined);
    audit({ ...books, sessions }, rush.ledger, CAKES);
    const messages = logged.join('').split('\n').flatMap(messageOf);
    const counted = Map.groupBy(messages, (message) => message);
    console.log(
      `${rush.ledger.orders.size} orders, ${rush.ledger.payments.size} payments, ${rush.ledger.tickets.size} tickets, ` +
        `${joins.joined} guests joined, ${joins.refused} were too many; ${JSON.stringify(Object.fromEntries(happened))}; ` +
        `latest on screens after ${slowest.name}: ${slowest.ms.toFixed(0)} ms`,
    );
    for (const [message, all] of counted) console.log(`${all.length} × ${message}`);
    expect(
      messages.filter(
        (message) => !message.startsWith('50 database unavailable') && !EXPLAINED.test(message),
      ),
    ).toEqual([]);
    const part = Math.max(2, Math.floor(memory.length / 6));
    for (const index of nodes.keys()) {
      const values = memory.map((each) => each[index] ?? 0).filter((each) => each > 0);
      expect(median(values.slice(-part))).toBeLessThan(median(values.slice(0, part * 2)) * GROWTH + 50);
    }
  },
  (MINUTES + 5) * 60_000,
);

/** Returns the level and message of a line of a node's log with the error's own; nothing for a line that is none. */
function messageOf(line: string): string[] {
  // the start prints where the server is, with its QR code; of other lines that are no JSON, errors and stacks count
  if (!line.startsWith('{')) return /error|throw|^\s+at /i.test(line) ? [line.slice(0, 200)] : [];
  try {
    const { level, msg, err } = JSON.parse(line) as {
      level: number;
      msg: string;
      err?: { message?: string; code?: string };
    };
    return [`${level} ${msg}: ${err?.code ?? ''} ${err?.message ?? ''}`.slice(0, 200)];
  } catch {
    return [];
  }
}
