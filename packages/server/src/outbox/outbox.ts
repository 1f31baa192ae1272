import { type Db, type JsonText, statement, type Tx, toJsonText } from '../db/index.ts';
import type { OutboxEvent, UnnumberedEvent } from './outbox-event.ts';

/** An event to be stored; `text` holds `data` serialised already, if so. */
type NewEvent = UnnumberedEvent & { readonly text?: JsonText<OutboxEvent['data']> };
export type Publish = (event: NewEvent) => void;

const insertEvent = statement<{ shop: string; topic: string; event: string; entity: string; data: string }>()(
  (q, p) =>
    q
      .insertInto('outbox')
      .values({ shop: p.shop, topic: p.topic, event: p.event, entity: p.entity, data: p.data })
      .returning('seq'),
);

/** Runs a unit of work that may publish events; they are stored with it and delivered after its commit. */
export type Write = <Answer>(work: (tx: Tx, publish: Publish) => Promise<Answer>) => Promise<Answer>;

/**
 * Creates the writer of units of work; `committed` receives their events in commit order. The database releases
 * a unit's row locks before it responds, so a later unit on the same rows may be reported first; its events
 * wait for their turn.
 */
export function createWrite(db: Db, committed: (events: readonly OutboxEvent[]) => void): Write {
  const turns = createTurns(committed);
  return async (work) => {
    const turn: Turn = {};
    try {
      const { answer, events } = await db.unitOfWork(async (tx) => {
        turns.leave(turn); // the unit may be retried
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
      turns.deliver();
    }
  };
}

/** A unit about to commit, with its events once it has. */
type Turn = { events?: readonly OutboxEvent[] };

/**
 * Orders units by when they were about to commit, which is the commit order of units that touch the same rows.
 */
function createTurns(committed: (events: readonly OutboxEvent[]) => void) {
  const waiting = new Set<Turn>();
  return {
    join: (turn: Turn) => void waiting.add(turn),
    leave: (turn: Turn) => void waiting.delete(turn),
    /** Delivers the events of units that no earlier unit precedes. */
    deliver() {
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
