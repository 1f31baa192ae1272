import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { aGuestEvent } from '../../test/kits/events.ts';
import { endOnExit } from '../../test/kits/reaper.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import type { Log } from '../lib/log.ts';
import type { OutboxEvent } from '../outbox/outbox-event.ts';
import { type Bus, openRedisBus } from './redis-bus.ts';

const EVENT: OutboxEvent = { seq: 1, ...aGuestEvent('session1') };
const MISSED: OutboxEvent = { ...EVENT, seq: 2 };
const PROGRAM = ['redis-server', 'valkey-server']
  .flatMap((name) => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name)))
  .find((file) => existsSync(file));
const NONE = { onEvents() {}, onReconnected() {}, onDelayedEvents() {}, onEventsLost() {} };
const buses: Bus[] = [];
const servers: ChildProcess[] = [];

afterEach(async () => {
  for (const bus of buses.splice(0)) await bus.close();
  for (const server of servers.splice(0)) server.kill('SIGKILL');
});

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, '127.0.0.1', resolve));
  const address = probe.address();
  await new Promise<void>((resolve) => probe.close(() => resolve()));
  return typeof address === 'object' && address !== null ? address.port : 0;
}

function startRedis(program: string, port: number): Promise<void> {
  const options = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const server = endOnExit(spawn(program, options, { stdio: ['ignore', 'pipe', 'ignore'] }));
  servers.push(server);
  return new Promise((resolve, reject) => {
    server.once('exit', () => reject(new Error('Redis ended')));
    server.stdout.on('data', (chunk: Buffer) => {
      if (chunk.toString().includes('Ready to accept connections')) resolve();
    });
  });
}

async function aNode(port: number, log: Log = silentLog) {
  const heard: OutboxEvent[] = [];
  const waiting: (() => void)[] = [];
  const times = { back: 0 };
  const late: OutboxEvent[] = [];
  const publishedLate = Promise.withResolvers<void>();
  const bus = await openRedisBus(
    `redis://127.0.0.1:${port}`,
    {
      onEvents(events) {
        heard.push(...events);
        for (const resolve of waiting.splice(0)) resolve();
      },
      onReconnected() {
        times.back += 1;
      },
      onDelayedEvents(events) {
        late.push(...events);
        if (late.some(({ seq }) => seq === MISSED.seq)) publishedLate.resolve();
      },
      onEventsLost() {},
    },
    log,
  );
  buses.push(bus);
  return {
    bus,
    heard,
    late,
    publishedLate: publishedLate.promise,
    times,
    hears: () => new Promise<void>((resolve) => waiting.push(resolve)),
  };
}

/** Publishes until an event is received: nodes discover each other shortly after they start. */
async function publishUntilHeard(from: { bus: Bus }, to: { hears(): Promise<void> }): Promise<void> {
  const timer = setInterval(() => void from.bus.publish([EVENT]), 50);
  await to.hears();
  clearInterval(timer);
}

describe('events between nodes', () => {
  it('block nothing while Redis is unavailable, which is logged once', async () => {
    const warnings: string[] = [];
    const port = await freePort();
    let warned: () => void = () => {};
    const once = new Promise<void>((resolve) => {
      warned = resolve;
    });
    const log = {
      ...silentLog,
      warn: (_data: object, message: string) => {
        warnings.push(message);
        warned();
      },
    };
    const bus = await openRedisBus(`redis://127.0.0.1:${port}`, NONE, log);
    buses.push(bus);
    expect(() => void bus.publish([EVENT])).not.toThrow();
    await once;
    expect(warnings).toHaveLength(1);
  });

  if (PROGRAM === undefined) return;

  it('reach the other nodes and not their own', async () => {
    const port = await freePort();
    await startRedis(PROGRAM, port);
    const [one, other] = [await aNode(port), await aNode(port)];
    await publishUntilHeard(one, other);
    expect(other.heard[0]).toEqual(EVENT);
    expect(one.heard).toEqual([]);
  });

  it('continue when Redis is back', async () => {
    const port = await freePort();
    await startRedis(PROGRAM, port);
    const [one, other] = [await aNode(port), await aNode(port)];
    await publishUntilHeard(one, other);
    servers.splice(0)[0]?.kill('SIGKILL');
    await startRedis(PROGRAM, port);
    await publishUntilHeard(one, other);
    expect(one.heard).toEqual([]);
    // the client resubscribes before it reports that it is ready
    await vi.waitFor(() => expect(other.times.back).toBe(2), { timeout: 20_000 });
  });

  it('published during an outage arrive delayed, in order, and not at their own node', async () => {
    const port = await freePort();
    await startRedis(PROGRAM, port);
    const [one, other] = [await aNode(port), await aNode(port)];
    await publishUntilHeard(one, other);
    await publishUntilHeard(other, one);
    servers.splice(0)[0]?.kill('SIGKILL');
    const heard = other.heard.length;
    void one.bus.publish([{ ...MISSED, seq: 3 }, MISSED]);
    await startRedis(PROGRAM, port);
    await other.publishedLate;
    const missed = other.late.filter(({ seq }) => seq !== EVENT.seq).map(({ seq }) => seq);
    expect(missed.slice(0, 2)).toEqual([3, 2]);
    expect(other.heard).toHaveLength(heard);
    expect(one.late.some(({ seq }) => seq === MISSED.seq)).toBe(false);
  });

  it('published before Redis is available arrive delayed', async () => {
    const port = await freePort();
    const [one, other] = [await aNode(port), await aNode(port)];
    let isTaken = false;
    const taken = one.bus.publish([MISSED]).then(() => {
      isTaken = true;
    });
    await startRedis(PROGRAM, port);
    await other.publishedLate;
    await taken;
    expect(isTaken).toBe(true);
  });

  it('missed while a node’s connection was cut arrive delayed', async () => {
    const port = await freePort();
    await startRedis(PROGRAM, port);
    const [one, other] = [await aNode(port), await aNode(port)];
    await publishUntilHeard(one, other);
    const { createClient } = await import('redis');
    const client = await createClient({ url: `redis://127.0.0.1:${port}` }).connect();
    await client.sendCommand(['CLIENT', 'KILL', 'TYPE', 'pubsub']);
    client.destroy();
    await one.bus.publish([MISSED]);
    await other.publishedLate;
  });

  it('arrive on new connections when a hung Redis responds again', {
    timeout: 60_000,
  }, async () => {
    const port = await freePort();
    await startRedis(PROGRAM, port);
    const warned = Promise.withResolvers<void>();
    const [one, other] = [
      await aNode(port, { ...silentLog, warn: () => warned.resolve() }),
      await aNode(port),
    ];
    await publishUntilHeard(one, other);
    servers[0]?.kill('SIGSTOP');
    const taken = one.bus.publish([MISSED]);
    await warned.promise;
    servers[0]?.kill('SIGCONT');
    await other.publishedLate;
    await taken;
  });
});
