import type { Log, OutboxEvent, OutboxReader } from '../core.ts';
import type { Db } from '../db/db.ts';
import { fromJsonText } from '../db/json-text.ts';

/** Rows handed on at a time when a crash left some behind. */
const PAGE = 500;

type OutboxRelay = OutboxReader & {
  /** Hands on what was just committed. */
  committed(events: readonly OutboxEvent[]): void;
};

/**
 * Hands events on after their commit and strikes them off; what a crash leaves in the outbox is handed on at the
 * next start. So every event is told at least once: clients tell a repetition by the entity's version.
 */
export function createOutboxRelay(
  db: Db,
  handOn: (events: readonly OutboxEvent[]) => void,
  log: Log,
): OutboxRelay {
  let told: number[] = [];
  let striking: Promise<void> | undefined;

  function tell(events: readonly OutboxEvent[]): void {
    try {
      handOn(events);
    } catch (error) {
      log.error({ error }, 'events could not be handed on');
    }
  }

  async function strikeOff(): Promise<void> {
    while (told.length > 0) {
      const seqs = told;
      told = [];
      await db.unitOfWork((tx) => tx.query((q) => q.deleteFrom('outbox').where('seq', 'in', seqs)));
    }
  }

  function strikeOffSoon(): void {
    striking ??= strikeOff()
      .catch((error) => log.warn({ error }, 'events stay in the outbox and will be told again'))
      .finally(() => {
        striking = undefined;
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
    committed(events) {
      tell(events);
      for (const { seq } of events) told.push(seq);
      strikeOffSoon();
    },
    async relayLeft() {
      let count = 0;
      let last = 0;
      for (;;) {
        const events = await leftAfter(last);
        if (events.length === 0) return count;
        tell(events);
        count += events.length;
        last = events.at(-1)?.seq ?? last;
        told.push(...events.map(({ seq }) => seq));
        strikeOffSoon();
      }
    },
    async settled() {
      while (striking) await striking;
    },
  };
}
