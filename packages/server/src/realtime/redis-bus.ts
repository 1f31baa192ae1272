import { randomUUID } from 'node:crypto';
import type { Log, OutboxEvent } from '../core.ts';
import { createRecentEvents } from './recent-events.ts';

const CHANNEL = 'comanda:events';
/** Events of one message. */
const PAGE = 500;

/** Carries events to the other nodes. Without it, or while it is down, a node serves its own connections. */
export type Bus = { publish(events: readonly OutboxEvent[]): void; close(): Promise<void> };

export type FromOthers = {
  onEvents(events: readonly OutboxEvent[]): void;
  /** Redis is there, at first or again: what was told meanwhile comes late. */
  onBack(): void;
  /** Events that came while this node could not hear, some of them perhaps for the second time. */
  onLate(events: readonly OutboxEvent[]): void;
  /** There were more than anybody remembers: whatever is shown has to be read again. */
  onMissed(): void;
};

/** One for everybody, or for the node that says it is back. */
type Message = { readonly node: string } & (
  | { readonly kind: 'events'; readonly events: OutboxEvent[] }
  | { readonly kind: 'back' }
  | { readonly kind: 'late'; readonly to?: string; readonly events: OutboxEvent[]; readonly isShort: boolean }
);

/**
 * A bus over Redis pub/sub. It does not wait for Redis: the connection is made, and made again, behind. What is
 * published while a node is away is lost to it: when it is back it says so, and the others tell it again.
 */
export async function openRedisBus(url: string, others: FromOthers, log: Log): Promise<Bus> {
  // a restaurant of one node never needs the client, which is large
  const { createClient } = await import('redis');
  const node = randomUUID();
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  const recent = createRecentEvents();
  let isReported = false;
  let wasAway = false;

  function onError(error: Error): void {
    if (!isReported) log.warn({ reason: error.message }, 'Redis is away: other nodes hear nothing');
    isReported = true;
    wasAway = true;
  }

  function send(message: Message): void {
    if (publisher.isReady) publisher.publish(CHANNEL, JSON.stringify(message)).catch(onError);
  }

  function sendRecent(to?: string): void {
    const { events, isShort } = recent.all();
    for (let at = 0; at === 0 || at < events.length; at += PAGE) {
      send({ node, kind: 'late', to, events: events.slice(at, at + PAGE), isShort: isShort && at === 0 });
    }
  }

  function onReady(): void {
    if (!publisher.isReady || !subscriber.isReady) return;
    isReported = false;
    if (!wasAway) return;
    wasAway = false;
    recent.back();
    send({ node, kind: 'back' });
    sendRecent();
  }

  function onMessage(message: Message): void {
    if (message.node === node) return;
    if (message.kind === 'events') others.onEvents(message.events);
    else if (message.kind === 'back') sendRecent(message.node);
    else if (message.to === undefined || message.to === node) {
      if (message.events.length > 0) others.onLate(message.events);
      if (message.isShort) others.onMissed();
    }
  }

  for (const client of [publisher, subscriber]) {
    client.on('error', onError);
    client.on('ready', onReady);
    client.connect().catch(onError);
  }
  subscriber.on('ready', () => others.onBack());
  subscriber
    .subscribe(CHANNEL, (text) => {
      const message = readMessage(text);
      if (message !== undefined) onMessage(message);
    })
    .catch(onError);

  return {
    publish(events) {
      recent.keep(events, !publisher.isReady);
      send({ node, kind: 'events', events: [...events] });
    },
    async close() {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

function readMessage(text: string): Message | undefined {
  const message: unknown = JSON.parse(text);
  const isMessage = typeof message === 'object' && message !== null && 'kind' in message;
  // the cast is sound: only nodes of ours write to this channel
  return isMessage ? (message as Message) : undefined;
}
