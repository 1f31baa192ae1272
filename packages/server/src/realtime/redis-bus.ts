import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { RedisClientOptions } from 'redis';
import type { Log } from '../lib/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import { BEAT_MS, createEventExchange, type FromOthers, type Message } from './event-exchange.ts';
import { MAX_KEPT } from './recent-events.ts';

const CHANNEL = 'comanda:events';
/** A connection on which the node's own beats have not come back so often hears nothing, whatever it says itself. */
const DEAF_BEATS = 4;
/** Milliseconds until a connection is tried again at most. */
const LONGEST_PAUSE = 500;
const CONNECT_TIMEOUT = 3_000;
const LONGEST_BYE = 500;

/** Carries events to the other nodes. Without it, or while it is down, a node serves its own connections. */
export type Bus = {
  /**
   * Tells the other nodes. Resolves once Redis has the events, or, where it was away, once it is back and others can ask
   * for them: until then they would be lost with this process.
   */
  publish(events: readonly OutboxEvent[]): Promise<void>;
  close(): Promise<void>;
};

/** One connection that speaks, and one that hears. */
type Link = {
  isReady(): boolean;
  /** Resolves with whether Redis has the message. */
  publish(text: string): Promise<boolean>;
  destroy(): void;
};

/**
 * A bus over Redis pub/sub. It does not wait for Redis: the connection is made, and made again, behind. Pub/sub loses
 * what is published while a node is away, and a Redis that hangs breaks no connection: `createEventExchange` finds what
 * is missing, and connections that do not carry the node's own beats are replaced.
 */
export async function openRedisBus(url: string, others: FromOthers, log: Log): Promise<Bus> {
  // a restaurant of one node never needs the client, which is large
  const { createClient } = await import('redis');
  const exchange = createEventExchange({
    node: randomUUID(),
    others: {
      ...others,
      onBack() {
        isReported = false;
        others.onBack();
      },
    },
    send: (message) => void send(message),
  });
  let isReported = false;
  let isAway = true;
  let isClosed = false;
  /** Events that Redis did not take. */
  const waiting: (() => void)[] = [];
  let link = openLink();
  let linkBeat = 0;

  function onError(error: Error): void {
    if (isClosed) return;
    if (!isReported) log.warn({ reason: error.message }, 'Redis is away: other nodes hear nothing');
    isReported = true;
    isAway = true;
    exchange.deaf();
  }

  function openLink(): Link {
    const socket = {
      connectTimeout: CONNECT_TIMEOUT,
      reconnectStrategy: (retries: number) => Math.min(2 ** retries * 50, LONGEST_PAUSE),
    };
    const options: RedisClientOptions = { url, socket, disableOfflineQueue: true };
    const publisher = createClient(options);
    const subscriber = createClient({ ...options, disableOfflineQueue: false });
    for (const client of [publisher, subscriber]) {
      client.on('error', onError);
      client.on('ready', beat);
      client.connect().catch(onError);
    }
    subscriber
      .subscribe(CHANNEL, (text) => {
        const message = readMessage(text);
        if (message !== undefined) exchange.receive(message);
      })
      .then(beat, onError);
    return {
      isReady: () => publisher.isReady,
      publish: (text) =>
        publisher.publish(CHANNEL, text).then(
          () => true,
          (error: Error) => {
            onError(error);
            return false;
          },
        ),
      destroy() {
        for (const client of [publisher, subscriber]) {
          client.removeAllListeners();
          client.on('error', () => undefined);
          client.destroy();
        }
      },
    };
  }

  async function send(message: Message): Promise<boolean> {
    return link.isReady() && (await link.publish(JSON.stringify(message)));
  }

  /** Says how far this node has come; what others missed they ask for now. */
  async function beat(): Promise<void> {
    if (isClosed || !(await send(exchange.beat())) || !isAway) return;
    isAway = false;
    exchange.back();
    for (const resolve of waiting.splice(0)) resolve();
  }

  function superviseLink(): void {
    void beat();
    linkBeat += 1;
    if (Math.min(exchange.unheardBeats(), linkBeat) <= DEAF_BEATS) return;
    onError(new Error('nothing comes back'));
    link.destroy();
    link = openLink();
    linkBeat = 0;
  }
  const timer = setInterval(superviseLink, BEAT_MS).unref();

  /** Resolves when Redis is back, or when more has come since than is kept. */
  function untilBack(): Promise<void> {
    return new Promise((resolve) => {
      waiting.push(resolve);
      if (waiting.length > MAX_KEPT) waiting.shift()?.();
    });
  }

  return {
    async publish(events) {
      const isSent = await send(exchange.events(events, isAway || !link.isReady()));
      if (!isSent) await untilBack();
    },
    async close() {
      clearInterval(timer);
      await Promise.race([send(exchange.bye()), pause(LONGEST_BYE, undefined, { ref: false })]);
      isClosed = true;
      link.destroy();
    },
  };
}

function readMessage(text: string): Message | undefined {
  const message: unknown = JSON.parse(text);
  const isMessage = typeof message === 'object' && message !== null && 'kind' in message;
  // the cast is sound: only nodes of ours write to this channel
  return isMessage ? (message as Message) : undefined;
}
