import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { Db, Reads, Tx } from '../../src/db/db.ts';

/** Returns a number from 0 (inclusive) to 1 (exclusive). */
export type Random = () => number;

const MAX_DELAY_MS = 4;

/** Creates a generator of the same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Yields to other tasks, sometimes for a few milliseconds. */
export async function yielding(random: Random): Promise<void> {
  const drawn = random();
  if (drawn < 0.5) return;
  await (drawn < 0.9 ? turn() : pause(random() * MAX_DELAY_MS));
}

/** Wraps a database so that each statement is delayed randomly and units of work interleave. */
export function jitteryDb(db: Db, random: Random): Db {
  return {
    ...db,
    read: jitteryReads(db.read, random),
    unitOfWork: async (work, queue) => {
      await yielding(random);
      return db.unitOfWork((tx) => work(jitteryTx(tx, random)), queue);
    },
  };
}

function jitteryReads(reads: Reads, random: Random): Reads {
  return {
    all: async (statement, given) => {
      await yielding(random);
      return reads.all(statement, given);
    },
    first: async (statement, given) => {
      await yielding(random);
      return reads.first(statement, given);
    },
    query: async (build) => {
      await yielding(random);
      return reads.query(build);
    },
  };
}

function jitteryTx(tx: Tx, random: Random): Tx {
  return {
    ...jitteryReads(tx, random),
    run: async (statement, given) => {
      await yielding(random);
      return tx.run(statement, given);
    },
    write: async (statement, given) => {
      await yielding(random);
      return tx.write(statement, given);
    },
    writeLast: async (key, statement, given) => {
      await yielding(random);
      return tx.writeLast(key, statement, given);
    },
    insert: async (table, rows) => {
      await yielding(random);
      return tx.insert(table, rows);
    },
    inserted: async (table, rows, column) => {
      await yielding(random);
      return tx.inserted(table, rows, column);
    },
    ahead: {
      all: async (statement, given) => {
        await yielding(random);
        return tx.ahead.all(statement, given);
      },
      first: async (statement, given) => {
        await yielding(random);
        return tx.ahead.first(statement, given);
      },
    },
    notes: tx.notes,
  };
}
