import { sql } from 'kysely';
import type { Db, Reads, Tx } from '../../src/db/db.ts';

export type CountedDb = {
  readonly db: Db;
  /** Rows that each unit of work and each read has read of tables and indexes so far, in order of their ends. */
  readonly rowsRead: number[];
};

/** Wraps a PostgreSQL database so that it notes the rows which it reads, those of foreign keys' checks included. */
export function countRowsRead(db: Db): CountedDb {
  const rowsRead: number[] = [];
  const counted = async <Answer>(tx: Tx, act: () => Promise<Answer>) => {
    const before = await readBy(tx);
    const answer = await act();
    rowsRead.push((await readBy(tx)) - before);
    return answer;
  };
  const read = <Answer>(act: (reads: Reads) => Promise<Answer>) =>
    db.unitOfWork((tx) => counted(tx, () => act(tx)));
  return {
    rowsRead,
    db: {
      ...db,
      read: {
        all: (statement, given) => read((reads) => reads.all(statement, given)),
        first: (statement, given) => read((reads) => reads.first(statement, given)),
        query: (build) => read((reads) => reads.query(build)),
      },
      unitOfWork: (work, queue) => db.unitOfWork((tx) => counted(tx, () => work(tx)), queue),
    },
  };
}

/** Returns the rows that the transaction's connection has read so far. */
async function readBy(tx: Tx): Promise<number> {
  const [row] = await tx.query((q) => ({
    compile: () =>
      sql<{ rows: string }>`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows
        from pg_stat_xact_user_tables`.compile(q),
  }));
  return Number(row?.rows ?? 0);
}
