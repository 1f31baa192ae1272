import type { Selectable } from 'kysely';
import { type Db, fromJsonText, paddedToSize, statementOfEntries, type Tables } from '../db/index.ts';
import type { OutboxEvent, StoredEvent } from './outbox-event.ts';

/** Rows read or deleted at a time. */
export const PAGE = 500;
/** Rows scanned for undelivered events. */
const MAX_SCANNED = 20_000;

export type OutboxRows = ReturnType<typeof createOutboxRows>;

const removeBySeq = statementOfEntries<number>()((q, size, p) =>
  q.deleteFrom('outbox').where(
    'seq',
    'in',
    Array.from({ length: size }, (_none, at) => p('seq', at)),
  ),
);

/** Creates the queries of the outbox table. */
export function createOutboxRows(db: Pick<Db, 'read' | 'unitOfWork'>) {
  return {
    /** Returns the first page of events after a sequence number, in order. */
    async after(seq: number): Promise<readonly StoredEvent[]> {
      const rows = await db.read.query((q) =>
        q.selectFrom('outbox').selectAll().where('seq', '>', seq).orderBy('seq').limit(PAGE),
      );
      return rows.map(toEvent);
    },
    /** Returns the events with these sequence numbers that are still there, in order. */
    async withSeqs(seqs: readonly number[]): Promise<readonly StoredEvent[]> {
      if (seqs.length === 0) return [];
      const rows = await db.read.query((q) =>
        q.selectFrom('outbox').selectAll().where('seq', 'in', seqs).orderBy('seq'),
      );
      return rows.map(toEvent);
    },
    /** Returns the sequence numbers of the oldest rows. */
    async seqs(): Promise<readonly number[]> {
      const rows = await db.read.query((q) =>
        q.selectFrom('outbox').select('seq').orderBy('seq').limit(MAX_SCANNED),
      );
      return rows.map(({ seq }) => seq);
    },
    /** Deletes the rows with these sequence numbers. */
    async remove(seqs: readonly number[]): Promise<void> {
      const entries = paddedToSize(seqs).map((seq) => ({ seq }));
      await db.unitOfWork((tx) => tx.write(removeBySeq.forSize(entries.length), removeBySeq.given(entries)));
    },
  };
}

function toEvent({ entity, data, ...row }: Selectable<Tables['outbox']>): StoredEvent {
  // rows hold what `publish` stored, whose types are checked there
  const event = { ...row, id: entity };
  return (data === '' ? event : { ...event, data: fromJsonText<OutboxEvent['data']>(data) }) as StoredEvent;
}
