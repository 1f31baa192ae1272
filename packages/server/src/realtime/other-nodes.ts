import { type Core, refreshEventData } from '../composition/index.ts';
import type { Log } from '../lib/index.ts';
import type { OutboxEvent } from '../outbox/index.ts';
import type { FromOthers } from './event-exchange.ts';
import type { Relay } from './relay.ts';

type Topics = ReadonlySet<OutboxEvent['topic']>;

/** Topics of entities that this node keeps in memory: read again before their events are told. */
const READ_FIRST: Topics = new Set<OutboxEvent['topic']>(['products', 'shops']);
/**
 * The same for events that took their time: the board carries no version, and a call that was answered since is on no
 * screen that would know its version, so that an old state would pass for the newest.
 */
const READ_FIRST_LATE: Topics = new Set<OutboxEvent['topic']>([...READ_FIRST, 'board', 'staffCalls']);
/** Entities that wait to be read at most. */
const MAX_WAITING = 5_000;
const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 2_000;

export type OtherNodes = FromOthers & {
  /** Notes events of this node, so that nothing older is told after them. */
  noted(events: readonly OutboxEvent[]): void;
  close(): void;
};

/**
 * Tells this node's connections of events of other nodes. Bills, tickets and payments are told at once; what has to be
 * read first waits for the database, however many tries that takes, and is told as it is by then. Where too much waits,
 * or events are lost, connections are closed once the database answers, so that clients connect and read again.
 */
export function createOtherNodes({
  core,
  relay,
  log,
}: {
  readonly core: Pick<Core, 'catalogue' | 'kitchen' | 'ordering'>;
  readonly relay: Pick<Relay, 'publish' | 'disconnectAll'>;
  readonly log: Log;
}): OtherNodes {
  /** The newest event of each entity that has to be read first. */
  let waiting = new Map<string, OutboxEvent>();
  /** The catalogue may have changed unheard. */
  let isStale = false;
  let isMissed = false;
  let isClosed = false;
  let isWorking = false;
  /** Entries of the board told of while others were being read: what was read may be older. */
  const publishedMeanwhile = new Set<string>();

  function publish(events: readonly OutboxEvent[]): void {
    try {
      relay.publish(events);
    } catch (error) {
      log.error({ err: error }, 'events of another node could not be told');
    }
  }

  function noted(events: readonly OutboxEvent[]): void {
    for (const event of events)
      if (isWorking && event.topic === 'board') publishedMeanwhile.add(entityOf(event));
  }

  function take(events: readonly OutboxEvent[], readFirst: Topics): void {
    const now = events.filter(({ topic }) => !readFirst.has(topic));
    noted(now);
    publish(now);
    for (const event of events) if (readFirst.has(event.topic)) waiting.set(entityOf(event), event);
    void work();
  }

  async function work(): Promise<void> {
    if (isWorking) return;
    isWorking = true;
    for (let failures = 0; !isClosed && (isMissed || isStale || waiting.size > 0); ) {
      try {
        await readAndTell();
        failures = 0;
      } catch (error) {
        if (failures === 0) log.warn({ err: error }, 'events of other nodes wait for the database');
        await pause(Math.min(FIRST_PAUSE_MS * 2 ** failures, LONGEST_PAUSE_MS));
        failures += 1;
      }
    }
    isWorking = false;
  }

  async function readAndTell(): Promise<void> {
    // whoever reads everything again needs to be told of nothing
    const isLetGo = isMissed || waiting.size > MAX_WAITING;
    const events = isLetGo ? [] : [...waiting.values()];
    const isRefresh = isLetGo || isStale;
    waiting = new Map();
    isMissed = false;
    isStale = false;
    publishedMeanwhile.clear();
    try {
      if (isRefresh) await core.catalogue.refresh();
      const current = await refreshEventData(core, events);
      if (isLetGo) relay.disconnectAll();
      publish(current.filter((event) => !publishedMeanwhile.has(entityOf(event))));
      waitAgain(events.filter((event) => publishedMeanwhile.has(entityOf(event))));
    } catch (error) {
      waitAgain(events);
      isMissed ||= isLetGo;
      isStale ||= isRefresh;
      throw error;
    }
  }

  function waitAgain(events: readonly OutboxEvent[]): void {
    for (const event of events) if (!waiting.has(entityOf(event))) waiting.set(entityOf(event), event);
  }

  return {
    onEvents: (events) => take(events, READ_FIRST),
    onLate: (events) => take(events, READ_FIRST_LATE),
    onBack() {
      isStale = true;
      void work();
    },
    onMissed() {
      isMissed = true;
      void work();
    },
    noted,
    close() {
      isClosed = true;
    },
  };
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function entityOf({ topic, shop, id }: OutboxEvent): string {
  return `${topic}/${shop}/${id}`;
}
