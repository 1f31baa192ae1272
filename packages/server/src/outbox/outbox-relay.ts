import type { Selectable } from 'kysely';
import { type Db, fromJsonText, type Tables } from '../db/index.ts';
import type { Log } from '../lib/index.ts';
import type { OutboxEvent } from './outbox-event.ts';

export type OutboxReader = {
  /** Hands on what a crash left behind; gives how many events. */
  relayLeft(): Promise<number>;
  /**
   * Hands on what no node has told: one that died, that cannot reach the others, or that was never told that its commit
   * went through. These are events that were there at the last call, too. Gives how many.
   */
  relayAbandoned(): Promise<number>;
  /** Waits until everything handed on is also struck off. */
  settled(): Promise<void>;
};

/** Rows handed on or struck off at a time. */
const PAGE = 500;
/** Rows that are looked through for what nobody has told. */
const MAX_SCANNED = 20_000;

type OutboxRelay = OutboxReader & {
  /** Hands on what was just committed. */
  committed(events: readonly OutboxEvent[]): void;
};

/**
 * Hands events on after their commit and strikes them off once the other nodes can hear of them; what a crash leaves in
 * the outbox is handed on at the next start, or by another node that sees it twice. So every event is told at least
 * once: clients tell a repetition by the entity's version.
 */
export function createOutboxRelay({
  db,
  handOn,
  refreshEventData,
  log,
}: {
  readonly db: Db;
  /** The promise that it may return resolves once the events may be struck off. */
  readonly handOn: (events: readonly OutboxEvent[]) => void | Promise<void>;
  /** Old events with the entities as they have become. */
  readonly refreshEventData: (events: readonly OutboxEvent[]) => Promise<readonly OutboxEvent[]>;
  readonly log: Log;
}): OutboxRelay {
  /** Handed on and still in the outbox. */
  const published = new Set<number>();
  /** Those of them that may be struck off. */
  const done = new Set<number>();
  /** Somebody's who is about to hand them on, or who will not any more. */
  let waiting = new Set<number>();
  let striking: Promise<void> | undefined;

  function publish(events: readonly OutboxEvent[]): Promise<void> | undefined {
    const failed = (error: unknown) => log.error({ error }, 'events could not be handed on');
    try {
      return handOn(events)?.catch(failed);
    } catch (error) {
      failed(error);
      return undefined;
    }
  }

  function handedOn(events: readonly OutboxEvent[]): void {
    for (const { seq } of events) published.add(seq);
    const telling = publish(events);
    if (telling === undefined) mayBeStruckOff(events);
    else void telling.then(() => mayBeStruckOff(events));
  }

  function mayBeStruckOff(events: readonly OutboxEvent[]): void {
    for (const { seq } of events) done.add(seq);
    if (done.size > 0) strikeOffSoon();
  }

  async function strikeOff(): Promise<void> {
    while (done.size > 0) {
      const seqs = [...done].slice(0, PAGE);
      await db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('outbox').where('seq', 'in', seqs)));
      for (const seq of seqs) {
        published.delete(seq);
        done.delete(seq);
      }
    }
  }

  function strikeOffSoon(): void {
    striking ??= strikeOff()
      .then(
        () => true,
        (error) => {
          log.warn({ error }, 'events stay in the outbox and will be told again');
          return false;
        },
      )
      .then((isDone) => {
        striking = undefined;
        // what was told between the last look and now would wait for the next event otherwise
        if (isDone && done.size > 0) strikeOffSoon();
      });
  }

  async function leftAfter(seq: number): Promise<readonly OutboxEvent[]> {
    const rows = await db.read.query((q) =>
      q.selectFrom('outbox').selectAll().where('seq', '>', seq).orderBy('seq').limit(PAGE),
    );
    return rows.map(toEvent);
  }

  async function readEvents(seqs: readonly number[]): Promise<readonly OutboxEvent[]> {
    if (seqs.length === 0) return [];
    const rows = await db.read.query((q) =>
      q.selectFrom('outbox').selectAll().where('seq', 'in', seqs).orderBy('seq'),
    );
    return rows.map(toEvent);
  }

  return {
    committed: handedOn,
    async relayLeft() {
      let count = 0;
      let last = 0;
      for (;;) {
        const events = await leftAfter(last);
        if (events.length === 0) return count;
        handedOn(await refreshEventData(events));
        count += events.length;
        last = events.at(-1)?.seq ?? last;
      }
    },
    async relayAbandoned() {
      // rows that are struck off while they are read are ours all the same
      const ours = new Set(published);
      const rows = await db.read.query((q) =>
        q.selectFrom('outbox').select('seq').orderBy('seq').limit(MAX_SCANNED),
      );
      const untold = rows.map(({ seq }) => seq).filter((seq) => !ours.has(seq) && !published.has(seq));
      const abandoned = await readEvents(untold.filter((seq) => waiting.has(seq)).slice(0, PAGE));
      const current = await refreshEventData(abandoned);
      waiting = new Set(untold);
      handedOn(current);
      // what could not be struck off when it was told
      if (done.size > 0) strikeOffSoon();
      return abandoned.length;
    },
    async settled() {
      while (striking) await striking;
    },
  };
}

function toEvent({ entity, data, ...row }: Selectable<Tables['outbox']>): OutboxEvent {
  // the cast is sound: rows are written from events
  return { ...row, id: entity, data: fromJsonText<OutboxEvent['data']>(data) } as OutboxEvent;
}
