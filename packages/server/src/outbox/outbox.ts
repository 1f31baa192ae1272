import type { OutboxEvent } from '../core.ts';
import type { Db, Tx } from '../db/db.ts';
import { type JsonText, toJsonText } from '../db/json-text.ts';
import { statement } from '../db/statement.ts';

/** An event on its way into the outbox; `text` spares writing `data` as JSON when that is done already. */
type NewEvent = Omit<OutboxEvent, 'seq'> & { readonly text?: JsonText<OutboxEvent['data']> };
export type Tell = (event: NewEvent) => void;

const insertEvent = statement<{ shop: string; topic: string; event: string; entity: string; data: string }>()(
  (q, p) =>
    q
      .insertInto('outbox')
      .values({ shop: p.shop, topic: p.topic, event: p.event, entity: p.entity, data: p.data })
      .returning('seq'),
);

/** A unit of work that may tell of what it does; what it told is stored with it and handed on after its commit. */
export type Write = <Answer>(work: (tx: Tx, tell: Tell) => Promise<Answer>) => Promise<Answer>;

export function createWrite(db: Db, committed: (events: readonly OutboxEvent[]) => void): Write {
  return async (work) => {
    const { answer, events } = await db.unitOfWork(async (tx) => {
      const told: NewEvent[] = [];
      const answer = await work(tx, (event) => void told.push(event));
      return { answer, events: await store(tx, told) };
    });
    if (events.length > 0) committed(events);
    return answer;
  };
}

async function store(tx: Tx, told: readonly NewEvent[]): Promise<readonly OutboxEvent[]> {
  const events: OutboxEvent[] = [];
  for (const { text, ...event } of told) {
    const { topic, shop, id, data } = event;
    const row = { shop, topic, event: event.event, entity: id, data: text ?? toJsonText(data) };
    const stored = await tx.first(insertEvent, row);
    events.push({ seq: stored?.seq ?? 0, ...event });
  }
  return events;
}
