import type { Db } from '../db/index.ts';
import type { Log } from '../lib/index.ts';
import { createOutboxCleaner } from './outbox-cleaner.ts';
import type { OutboxEvent, StoredEvent } from './outbox-event.ts';
import { createOutboxRows, PAGE } from './outbox-rows.ts';

export type OutboxReader = {
  /** Delivers the events that a crash left in the outbox; returns how many. */
  relayPending(): Promise<number>;
  /**
   * Delivers events abandoned by their node: it died, cannot reach the others, or never learned of its commit. An
   * event counts as abandoned if it was there at the previous call already. Returns how many.
   */
  relayAbandoned(): Promise<number>;
  /** Waits until delivered events are deleted from the outbox. */
  settled(): Promise<void>;
};

type OutboxRelay = OutboxReader & {
  /** Delivers events just committed. */
  committed(events: readonly OutboxEvent[]): void;
};

type RelayDeps = {
  readonly db: Db;
  /** Delivers events; a promise it returns resolves once they may be deleted from the outbox. */
  readonly deliver: (events: readonly OutboxEvent[]) => void | Promise<void>;
  /** Returns old events with the current state of their entities, without those of entities that are gone. */
  readonly refreshEventData: (events: readonly StoredEvent[]) => Promise<readonly OutboxEvent[]>;
  readonly log: Log;
};

/**
 * Delivers events after their commit and deletes them from the outbox once the other nodes can receive them. Events
 * left by a crash are delivered at the next start, or by another node that sees them twice. Delivery is at least once:
 * clients recognise repetitions by the entity's version.
 */
export function createOutboxRelay({ db, deliver, refreshEventData, log }: RelayDeps): OutboxRelay {
  const rows = createOutboxRows(db);
  /** Events handed to delivery whose rows remain. */
  const published = new Set<number>();
  const cleaner = createOutboxCleaner({ rows, log, onRemoved: (seqs) => seqs.forEach(forget) });
  /** Events of other nodes seen at the previous call of `relayAbandoned`. */
  let seenBefore = new Set<number>();

  function forget(seq: number): void {
    published.delete(seq);
  }

  function publish(events: readonly OutboxEvent[], rows: readonly StoredEvent[] = events): void {
    const seqs = rows.map(({ seq }) => seq);
    for (const seq of seqs) published.add(seq);
    const delivery = tryToDeliver(events, deliver, log);
    if (delivery === undefined) cleaner.add(seqs);
    else void delivery.then(() => cleaner.add(seqs));
  }

  return {
    committed: publish,
    async relayPending() {
      let count = 0;
      let last = 0;
      for (;;) {
        const events = await rows.after(last);
        if (events.length === 0) return count;
        publish(await refreshEventData(events), events);
        count += events.length;
        last = events.at(-1)?.seq ?? last;
      }
    },
    async relayAbandoned() {
      // own rows may be deleted while the table is read
      const own = new Set(published);
      const foreign = (await rows.seqs()).filter((seq) => !own.has(seq) && !published.has(seq));
      const abandoned = await rows.withSeqs(foreign.filter((seq) => seenBefore.has(seq)).slice(0, PAGE));
      const current = await refreshEventData(abandoned);
      seenBefore = new Set(foreign);
      publish(current, abandoned);
      // retries deletions that failed
      cleaner.start();
      return abandoned.length;
    },
    settled: cleaner.settled,
  };
}

/** Delivers events; logs a failure, which is not retried: their rows are deleted as after a success. */
function tryToDeliver(
  events: readonly OutboxEvent[],
  deliver: RelayDeps['deliver'],
  log: Log,
): Promise<void> | undefined {
  const failed = (error: unknown) => log.error({ error }, 'event delivery failed: it is not retried');
  try {
    return deliver(events)?.catch(failed);
  } catch (error) {
    failed(error);
    return undefined;
  }
}
