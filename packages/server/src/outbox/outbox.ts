import { type Db, type Tx, toJsonText } from '../db/index.ts';
import { isStoredWithoutData, type OutboxEvent, type UnnumberedEvent } from './outbox-event.ts';

export type Publish = (event: UnnumberedEvent) => void;

/**
 * Runs a unit of work that may publish events; they are stored with it and delivered after its commit. Units of the
 * same `queue` run one after the other.
 */
export type Write = <Answer>(
  work: (tx: Tx, publish: Publish) => Promise<Answer>,
  queue?: string,
) => Promise<Answer>;

/**
 * Creates the writer of units of work; `committed` receives their events in commit order. The database releases
 * a unit's row locks before it responds, so a later unit on the same rows may be reported first; its events
 * wait for their turn.
 */
export function createWrite(db: Db, committed: (events: readonly OutboxEvent[]) => void): Write {
  const turns = createTurns(committed);
  return async (work, queue) => {
    const turn: Turn = {};
    try {
      const { answer, eventsWhenCommitted } = await db.unitOfWork(async (tx) => {
        turns.leave(turn); // the unit may be retried
        const published: UnnumberedEvent[] = [];
        const answer = await work(tx, (event) => void published.push(event));
        const eventsWhenCommitted = await store(tx, published);
        if (published.length > 0) turns.join(turn);
        return { answer, eventsWhenCommitted };
      }, queue);
      turn.events = eventsWhenCommitted();
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

/** Stores events; the function returns them with their sequence numbers, once the unit has committed. */
async function store(tx: Tx, published: readonly UnnumberedEvent[]): Promise<() => readonly OutboxEvent[]> {
  const stored = await tx.inserted('outbox', published.map(rowOf), 'seq');
  return () => {
    const seqs = stored().map(({ seq }) => seq);
    return published.map((event, index) => ({ seq: seqs[index] ?? 0, ...event }));
  };
}

function rowOf(published: UnnumberedEvent) {
  const { shop, topic, event, id, data } = published;
  const kept = isStoredWithoutData(published) ? '' : toJsonText(data);
  return { shop, topic, event, entity: id, data: kept };
}
