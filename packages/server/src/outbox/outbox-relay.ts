import type { Log, OutboxEvent, OutboxReader } from '../core.ts';
import type { Db } from '../db/db.ts';
import { fromJsonText } from '../db/json-text.ts';

/** Rows handed on or struck off at a time. */
const PAGE = 500;

type OutboxRelay = OutboxReader & {
  /** Hands on what was just committed. */
  committed(events: readonly OutboxEvent[]): void;
};

/**
 * Hands events on after their commit and strikes them off; what a crash leaves in the outbox is handed on at the
 * next start, or by another node that sees it twice. So every event is told at least once: clients tell a repetition by the entity's version.
 */
export function createOutboxRelay({
  db,
  handOn,
  asItIsNow,
  log,
}: {
  readonly db: Db;
  readonly handOn: (events: readonly OutboxEvent[]) => void;
  /** Old events with the entities as they have become. */
  readonly asItIsNow: (events: readonly OutboxEvent[]) => Promise<readonly OutboxEvent[]>;
  readonly log: Log;
}): OutboxRelay {
  /** Handed on and not struck off yet. */
  const told = new Set<number>();
  /** Somebody's who is about to hand them on, or who will not any more. */
  let waiting = new Set<number>();
  let striking: Promise<void> | undefined;

  function tell(events: readonly OutboxEvent[]): void {
    try {
      handOn(events);
    } catch (error) {
      log.error({ error }, 'events could not be handed on');
    }
  }

  function handedOn(events: readonly OutboxEvent[]): void {
    tell(events);
    for (const { seq } of events) told.add(seq);
    if (told.size > 0) strikeOffSoon();
  }

  async function strikeOff(): Promise<void> {
    while (told.size > 0) {
      const seqs = [...told].slice(0, PAGE);
      await db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('outbox').where('seq', 'in', seqs)));
      for (const seq of seqs) told.delete(seq);
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
        if (isDone && told.size > 0) strikeOffSoon();
      });
  }

  async function leftAfter(seq: number): Promise<readonly OutboxEvent[]> {
    const rows = await db.read.query((q) =>
      q.selectFrom('outbox').selectAll().where('seq', '>', seq).orderBy('seq').limit(PAGE),
    );
    return rows.map(({ seq, topic, event, shop, entity, data }) => ({
      seq,
      topic: topic as OutboxEvent['topic'],
      event: event as OutboxEvent['event'],
      shop,
      id: entity,
      data: fromJsonText<OutboxEvent['data']>(data),
    }));
  }

  return {
    committed: handedOn,
    async relayLeft() {
      let count = 0;
      let last = 0;
      for (;;) {
        const events = await leftAfter(last);
        if (events.length === 0) return count;
        handedOn(events);
        count += events.length;
        last = events.at(-1)?.seq ?? last;
      }
    },
    async relayAbandoned() {
      // rows that are struck off while they are read are ours all the same
      const ours = new Set(told);
      const events = (await leftAfter(0)).filter(({ seq }) => !ours.has(seq) && !told.has(seq));
      const abandoned = events.filter(({ seq }) => waiting.has(seq));
      waiting = new Set(events.map(({ seq }) => seq));
      handedOn(await asItIsNow(abandoned));
      return abandoned.length;
    },
    async settled() {
      while (striking) await striking;
    },
  };
}
