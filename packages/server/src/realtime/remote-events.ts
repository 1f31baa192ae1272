import { type Core, refreshEventData } from '../composition/index.ts';
import type { Log } from '../lib/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import { createEventBuffer } from './event-buffer.ts';
import type { RemoteEventHandler } from './message.ts';
import type { Relay } from './relay.ts';

type Topics = ReadonlySet<OutboxEvent['topic']>;

/** Topics of entities kept in memory: read from the database before their events are published. */
const READ_FIRST: Topics = new Set<OutboxEvent['topic']>(['products', 'shops', 'catalogue']);
/**
 * The same for delayed events: board entries carry no version, and an answered call is on no screen that knows its
 * version, so clients would take an old state for the newest.
 */
const READ_FIRST_IF_DELAYED: Topics = new Set<OutboxEvent['topic']>([...READ_FIRST, 'board', 'staffCalls']);
const FIRST_RETRY_MS = 250;
const MAX_RETRY_MS = 2_000;

export type RemoteEvents = RemoteEventHandler & {
  /** Notes events of this node, so that no older state is published after them. */
  noteLocal(events: readonly OutboxEvent[]): void;
  close(): void;
};

type RemoteEventsDeps = {
  readonly core: Pick<Core, 'catalogue' | 'kitchen' | 'ordering'>;
  readonly relay: Pick<Relay, 'publish' | 'disconnectAll'>;
  readonly log: Log;
};

/**
 * Publishes events of other nodes to this node's connections. Bills, tickets and payments go at once; entities that
 * have to be read first wait for the database, with retries, and go with their state of then. If too many wait, or events
 * are lost, clients are disconnected once the database responds, so that they reconnect and refetch.
 */
export function createRemoteEvents({ core, relay, log }: RemoteEventsDeps): RemoteEvents {
  const buffer = createEventBuffer();
  let isClosed = false;
  let isRunning = false;

  function noteLocal(events: readonly OutboxEvent[]): void {
    for (const event of events) if (isRunning && event.topic === 'board') buffer.overtake(event);
  }

  function receive(events: readonly OutboxEvent[], readFirst: Topics): void {
    const immediate = events.filter(({ topic }) => !readFirst.has(topic));
    noteLocal(immediate);
    publishAndLog(relay, immediate, log);
    for (const event of events) if (readFirst.has(event.topic)) buffer.add(event);
    void run();
  }

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    await runWithBackoff(publishBatch, {
      isDone: () => isClosed || buffer.isEmpty(),
      onFailure: (error) =>
        log.warn({ err: error }, 'database unavailable: events of other nodes are waiting'),
    });
    isRunning = false;
  }

  async function publishBatch(): Promise<void> {
    const batch = buffer.take();
    try {
      if (batch.isRefresh) await core.catalogue.refresh();
      const current = await refreshEventData(core, batch.events);
      if (batch.isDisconnect) relay.disconnectAll();
      publishAndLog(relay, buffer.settle(current, batch), log);
    } catch (error) {
      buffer.restore(batch);
      throw error;
    }
  }

  return {
    onEvents: (events) => receive(events, READ_FIRST),
    onDelayedEvents: (events) => receive(events, READ_FIRST_IF_DELAYED),
    onReconnected() {
      buffer.markStale();
      void run();
    },
    onEventsLost() {
      buffer.markLost();
      void run();
    },
    noteLocal,
    close() {
      isClosed = true;
    },
  };
}

function publishAndLog(relay: RemoteEventsDeps['relay'], events: readonly OutboxEvent[], log: Log): void {
  try {
    relay.publish(events);
  } catch (error) {
    log.error({ err: error }, 'delivery of events from another node failed');
  }
}

/** Runs steps until done, with exponential backoff; `onFailure` is called for the first failure in a row. */
async function runWithBackoff(
  step: () => Promise<void>,
  given: { readonly isDone: () => boolean; readonly onFailure: (error: unknown) => void },
): Promise<void> {
  for (let failures = 0; !given.isDone(); ) {
    try {
      await step();
      failures = 0;
    } catch (error) {
      if (failures === 0) given.onFailure(error);
      await pause(Math.min(FIRST_RETRY_MS * 2 ** failures, MAX_RETRY_MS));
      failures += 1;
    }
  }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}
