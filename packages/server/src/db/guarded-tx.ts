import type { Tx } from './db.ts';

/** Runs `work` with a transaction that rejects queries after `work` has ended: a late query is a bug. */
export async function guardedTx<Answer>(tx: Tx, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
  let over = false;
  function whileOpen<Result>(act: () => Promise<Result>): Promise<Result> {
    return over ? Promise.reject(new Error('A query ran after its unit of work had ended.')) : act();
  }
  try {
    return await work({
      all: (statement, given) => whileOpen(() => tx.all(statement, given)),
      first: (statement, given) => whileOpen(() => tx.first(statement, given)),
      run: (statement, given) => whileOpen(() => tx.run(statement, given)),
      write: (statement, given) => whileOpen(() => tx.write(statement, given)),
      writeLast: (key, statement, given) => whileOpen(() => tx.writeLast(key, statement, given)),
      query: (build) => whileOpen(() => tx.query(build)),
      insert: (table, rows) => whileOpen(() => tx.insert(table, rows)),
      inserted: (table, rows, column) => whileOpen(() => tx.inserted(table, rows, column)),
      ahead: {
        all: (statement, given) => whileOpen(() => tx.ahead.all(statement, given)),
        first: (statement, given) => whileOpen(() => tx.ahead.first(statement, given)),
      },
      notes: {
        get: (key) => whileOpen(() => tx.notes.get(key)),
        set: (key, value) => whileOpen(() => tx.notes.set(key, value)),
      },
    });
  } finally {
    over = true;
  }
}
