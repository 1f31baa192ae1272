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
      returned: (statement, given) => whileOpen(() => tx.returned(statement, given)),
      query: (build) => whileOpen(() => tx.query(build)),
      insert: (table, rows) => whileOpen(() => tx.insert(table, rows)),
    });
  } finally {
    over = true;
  }
}
