import { randomUUID } from 'node:crypto';
import type { Log, OutboxEvent } from '../core.ts';

const CHANNEL = 'comanda:events';

/** Carries events to the other nodes. Without it, or while it is down, a node serves its own connections. */
export type Bus = { publish(events: readonly OutboxEvent[]): void; close(): Promise<void> };

export type FromOthers = {
  onEvents(events: readonly OutboxEvent[]): void;
  /** Redis is there, at first or again: what was told meanwhile is lost. */
  onBack(): void;
};

/** A bus over Redis pub/sub. It does not wait for Redis: the connection is made, and made again, behind. */
export async function openRedisBus(url: string, { onEvents, onBack }: FromOthers, log: Log): Promise<Bus> {
  // a restaurant of one node never needs the client, which is large
  const { createClient } = await import('redis');
  const node = randomUUID();
  const publisher = createClient({ url, disableOfflineQueue: true });
  const subscriber = publisher.duplicate({ disableOfflineQueue: false });
  let isReported = false;

  function onError(error: Error): void {
    if (!isReported) log.warn({ reason: error.message }, 'Redis is away: other nodes hear nothing');
    isReported = true;
  }

  for (const client of [publisher, subscriber]) {
    client.on('error', onError);
    client.on('ready', () => {
      isReported = false;
    });
    client.connect().catch(onError);
  }
  subscriber.on('ready', onBack);
  subscriber
    .subscribe(CHANNEL, (text) => {
      const message = readMessage(text);
      if (message !== undefined && message.node !== node) onEvents(message.events);
    })
    .catch(onError);

  return {
    publish(events) {
      if (publisher.isReady) publisher.publish(CHANNEL, JSON.stringify({ node, events })).catch(onError);
    },
    async close() {
      publisher.destroy();
      subscriber.destroy();
    },
  };
}

function readMessage(text: string): { node: string; events: OutboxEvent[] } | undefined {
  const message: unknown = JSON.parse(text);
  const isMessage =
    typeof message === 'object' && message !== null && 'events' in message && Array.isArray(message.events);
  // the cast is sound: only nodes of ours write to this channel
  return isMessage ? (message as { node: string; events: OutboxEvent[] }) : undefined;
}
