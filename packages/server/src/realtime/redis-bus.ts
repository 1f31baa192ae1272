import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Log } from '../lib/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import { createEventExchange, type EventExchange, HEARTBEAT_MS } from './event-exchange.ts';
import type { Message, RemoteEventHandler } from './message.ts';
import { MAX_RECENT_EVENTS } from './recent-events.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';

/** Missed heartbeats after which a connection is replaced, whatever its own state. */
const MAX_MISSED_HEARTBEATS = 4;
const SHUTDOWN_TIMEOUT_MS = 500;
const MAX_EVENTS_A_MESSAGE = 100;

/** Carries events to the other nodes. Without it, or while Redis is unavailable, a node serves its own connections. */
export type Bus = {
  /**
   * Publishes events to the other nodes. Resolves once Redis has them, or, after an outage, once Redis is back and the
   * others can request them: until then they would be lost with this process.
   */
  publish(events: readonly OutboxEvent[]): Promise<void>;
  close(): Promise<void>;
};

/**
 * Opens a bus over Redis pub/sub, without waiting for the connection. Pub/sub loses messages for disconnected nodes, and
 * a hung Redis breaks no connection: `createEventExchange` detects the gaps, and connections that do not return the
 * node's own heartbeats are replaced.
 */
export async function openRedisBus(url: string, handler: RemoteEventHandler, log: Log): Promise<Bus> {
  // loaded on demand: a single node does without this large client
  const { createClient } = await import('redis');
  const state = { isDisconnected: true, isClosed: false };
  const outage = createOutage(log);
  const recovery = createRecovery();
  const node = randomUUID();
  const exchange = createEventExchange({
    node,
    handler: endingOutage(handler, outage),
    send: (message) => void link.send(message),
  });

  function onError(error: Error): void {
    if (state.isClosed) return;
    outage.report(error);
    state.isDisconnected = true;
    exchange.disconnected();
  }

  /** Sends a heartbeat; after an outage other nodes request what they missed. */
  async function sendHeartbeat(): Promise<void> {
    if (state.isClosed || !(await link.send(exchange.heartbeat())) || !state.isDisconnected) return;
    state.isDisconnected = false;
    exchange.reconnected();
    recovery.resolveAll();
  }

  const link = superviseLink({
    open: () =>
      openRedisLink(createClient, url, {
        onMessage: (text) => {
          if (!isOwnEvents(text, node)) receive(exchange, text);
        },
        onReady: () => void sendHeartbeat(),
        onError,
      }),
    onTick: () => void sendHeartbeat(),
    missedHeartbeats: exchange.missedHeartbeats,
    onReplace: () => onError(new Error('heartbeats do not return')),
  });

  async function send(events: readonly OutboxEvent[]): Promise<void> {
    const isDisconnected = state.isDisconnected || !link.isReady();
    const isSent = await link.send(exchange.events(events, isDisconnected));
    if (!isSent) await recovery.wait();
  }
  const gathered = createGathering(send);

  return {
    publish: gathered.add,
    async close() {
      gathered.flush();
      link.stop();
      await Promise.race([link.send(exchange.bye()), pause(SHUTDOWN_TIMEOUT_MS, undefined, { ref: false })]);
      state.isClosed = true;
      link.destroy();
    },
  };
}

/** Logs an outage of Redis once, until it is over. */
function createOutage(log: Log) {
  let isReported = false;
  return {
    report({ message }: Error): void {
      if (!isReported)
        log.warn({ reason: message }, 'Redis unavailable: events are not reaching other nodes');
      isReported = true;
    },
    over(): void {
      isReported = false;
    },
  };
}

/** Returns a handler that also ends an outage once the node hears itself again. */
function endingOutage(
  handler: RemoteEventHandler,
  outage: ReturnType<typeof createOutage>,
): RemoteEventHandler {
  return {
    ...handler,
    onReconnected() {
      outage.over();
      handler.onReconnected();
    },
  };
}

/** Opens a link and replaces it when heartbeats stop returning; calls `onTick` every `HEARTBEAT_MS`. */
function superviseLink(given: {
  readonly open: () => RedisLink;
  readonly onTick: () => void;
  readonly missedHeartbeats: () => number;
  readonly onReplace: () => void;
}) {
  let link = given.open();
  let ticks = 0;
  const timer = setInterval(() => {
    given.onTick();
    ticks += 1;
    if (Math.min(given.missedHeartbeats(), ticks) <= MAX_MISSED_HEARTBEATS) return;
    given.onReplace();
    link.destroy();
    link = given.open();
    ticks = 0;
  }, HEARTBEAT_MS).unref();
  return {
    isReady: () => link.isReady(),
    send: async (message: Message): Promise<boolean> =>
      link.isReady() && (await link.publish(JSON.stringify(message))),
    stop: () => clearInterval(timer),
    destroy: () => link.destroy(),
  };
}

/** Holds publishers until Redis is back; the longest-waiting one gives up when more wait than events are kept. */
function createRecovery() {
  const waiting: (() => void)[] = [];
  return {
    wait: (): Promise<void> =>
      new Promise((resolve) => {
        waiting.push(resolve);
        if (waiting.length > MAX_RECENT_EVENTS) waiting.shift()?.();
      }),
    resolveAll(): void {
      for (const resolve of waiting.splice(0)) resolve();
    },
  };
}

/** Gathers the events of a turn of the event loop, such as those of a group of orders, so that they are sent together. */
function createGathering(send: (events: readonly OutboxEvent[]) => Promise<void>) {
  let events: OutboxEvent[] = [];
  let sent: PromiseWithResolvers<void> | undefined;

  function flush(): void {
    const [batch, waiting] = [events, sent];
    events = [];
    sent = undefined;
    if (waiting) send(batch).then(waiting.resolve, waiting.reject);
  }
  return {
    flush,
    add(added: readonly OutboxEvent[]): Promise<void> {
      if (events.length + added.length > MAX_EVENTS_A_MESSAGE) flush();
      if (!sent) {
        sent = Promise.withResolvers<void>();
        // when the promises that the turn has settled are through
        process.nextTick(flush);
      }
      events.push(...added);
      return sent.promise;
    },
  };
}

/** Returns true for a message with events of this node itself, without reading it whole. */
function isOwnEvents(text: string, node: string): boolean {
  return text.startsWith(`{"node":"${node}","kind":"events"`);
}

function receive(exchange: EventExchange, text: string): void {
  const message: unknown = JSON.parse(text);
  const isMessage = typeof message === 'object' && message !== null && 'kind' in message;
  // the cast is sound: only nodes of this organisation write to the channel
  if (isMessage) exchange.receive(message as Message);
}
