import { type Db, type JsonText, statement, type Tx, toJsonText } from '../db/index.ts';
import type { OutboxEvent, UnnumberedEvent } from './outbox-event.ts';

/** An event on its way into the outbox; `text` spares writing `data` as JSON when that is done already. */
type NewEvent = UnnumberedEvent & { readonly text?: JsonText<OutboxEvent['data']> };
export type Publish = (event: NewEvent) => void;

const insertEvent = statement<{ shop: string; topic: string; event: string; entity: string; data: string }>()(
  (q, p) =>
    q
      .insertInto('outbox')
      .values({ shop: p.shop, topic: p.topic, event: p.event, entity: p.entity, data: p.data })
      .returning('seq'),
);

/** A unit of work that may tell of what it does; what it told is stored with it and handed on after its commit. */
export type Write = <Answer>(work: (tx: Tx, publish: Publish) => Promise<Answer>) => Promise<Answer>;

/**
 * Units of work that write; `committed` hears what they told in the order of their commits. The database lets go of a
 * unit's rows before it answers: the next one on the same rows may be heard of first, and waits for it.
 */
export function createWrite(db: Db, committed: (events: readonly OutboxEvent[]) => void): Write {
  const turns = createTurns(committed);
  return async (work) => {
    const turn: Turn = {};
    try {
      const { answer, events } = await db.unitOfWork(async (tx) => {
        turns.leave(turn); // it may be tried again
        const published: NewEvent[] = [];
        const answer = await work(tx, (event) => void published.push(event));
        const events = await store(tx, published);
        if (events.length > 0) turns.join(turn);
        return { answer, events };
      });
      turn.events = events;
      return answer;
    } finally {
      if (turn.events === undefined) turns.leave(turn);
      turns.handOn();
    }
  };
}

/** A unit that is about to commit, with what it told once it has. */
type Turn = { events?: readonly OutboxEvent[] };

/** Units in the order in which they were about to commit, which is that of commits that touch the same rows. */
function createTurns(committed: (events: readonly OutboxEvent[]) => void) {
  const waiting = new Set<Turn>();
  return {
    join: (turn: Turn) => void waiting.add(turn),
    leave: (turn: Turn) => void waiting.delete(turn),
    /** Hands on what nobody stands before any more. */
    handOn() {
      for (const turn of waiting) {
        if (turn.events === undefined) return;
        waiting.delete(turn);
        committed(turn.events);
      }
    },
  };
}

async function store(tx: Tx, published: readonly NewEvent[]): Promise<readonly OutboxEvent[]> {
  const events: OutboxEvent[] = [];
  for (const { text, ...event } of published) {
    const { topic, shop, id, data } = event;
    const row = { shop, topic, event: event.event, entity: id, data: text ?? toJsonText(data) };
    const stored = await tx.first(insertEvent, row);
    events.push({ seq: stored?.seq ?? 0, ...event });
  }
  return events;
}
