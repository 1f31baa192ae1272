import type { OutboxEvent } from '../outbox/index.ts';

/** Maximum number of entities that wait to be read. */
const MAX_BUFFERED = 5_000;

/** Work to do on the database before buffered events can be published. */
export type Batch = {
  readonly events: readonly OutboxEvent[];
  /** True if the catalogue has to be refreshed. */
  readonly isRefresh: boolean;
  /** True if clients have to reconnect and refetch, which makes events unnecessary. */
  readonly isDisconnect: boolean;
};

/** Buffers the newest event of each entity until the database can be read. */
export function createEventBuffer() {
  let waiting = new Map<string, OutboxEvent>();
  let isStale = false;
  let isLost = false;
  /** Entities published while a batch is being read: the batch may hold an older state. */
  const overtaken = new Set<string>();

  function putBack(events: readonly OutboxEvent[]): void {
    for (const event of events) if (!waiting.has(keyOf(event))) waiting.set(keyOf(event), event);
  }
  const isOvertaken = (event: OutboxEvent) => overtaken.has(keyOf(event));

  return {
    isEmpty: () => !isLost && !isStale && waiting.size === 0,
    add: (event: OutboxEvent) => void waiting.set(keyOf(event), event),
    /** Notes that the catalogue may have changed without an event. */
    markStale(): void {
      isStale = true;
    },
    /** Notes that events are lost. */
    markLost(): void {
      isLost = true;
    },
    /** Notes an event published during the current batch. */
    overtake: (event: OutboxEvent) => void overtaken.add(keyOf(event)),
    /** Takes all that waits. */
    take(): Batch {
      const isDisconnect = isLost || waiting.size > MAX_BUFFERED;
      const events = isDisconnect ? [] : [...waiting.values()];
      const isRefresh = isDisconnect || isStale;
      waiting = new Map();
      isStale = false;
      isLost = false;
      overtaken.clear();
      return { events, isRefresh, isDisconnect };
    },
    /** Returns the events that may be published, and puts the overtaken ones of the batch back. */
    settle(current: readonly OutboxEvent[], { events }: Batch): readonly OutboxEvent[] {
      putBack(events.filter(isOvertaken));
      return current.filter((event) => !isOvertaken(event));
    },
    /** Puts a batch back that could not be read. */
    restore({ events, isRefresh, isDisconnect }: Batch): void {
      putBack(events);
      isLost ||= isDisconnect;
      isStale ||= isRefresh;
    },
  };
}

function keyOf({ topic, shop, id, data }: OutboxEvent): string {
  // each published set names other rows: none of them stands for another
  const part = topic === 'catalogue' ? `/${data.changeSet}` : '';
  return `${topic}/${shop}/${id}${part}`;
}
