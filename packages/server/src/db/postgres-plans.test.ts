import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, describe, expect, inject, it } from 'vitest';
import { aTakeAway, GUEST } from '../../test/kits/calls.ts';
import { createDatabase } from '../../test/kits/postgres.ts';
import { silentLog } from '../../test/kits/silent-log.ts';
import { seededCore } from '../../test/kits/test-core.ts';
import type { Db, Tx } from './db.ts';
import { openDb } from './open-db.ts';
import { planRenewal } from './postgres-plans.ts';

describe('plans of a connection', () => {
  const isDue = (connection: object, now: number) => planRenewal(connection, now).length > 0;

  it('are made anew after 8, 16, 32 … uses', () => {
    const connection = {};
    const due = Array.from({ length: 70 }, (_none, index) => [index + 1, isDue(connection, 0)] as const);
    expect(due.filter(([, is]) => is).map(([use]) => use)).toEqual([8, 16, 32, 64]);
  });

  it('are kept for a minute at most, those of each connection by itself', () => {
    const [one, other] = [{}, {}];
    expect([isDue(one, 0), isDue(other, 50_000)]).toEqual([false, false]);
    expect([isDue(one, 59_999), isDue(one, 60_000), isDue(one, 60_001)]).toEqual([false, true, false]);
    expect(isDue(other, 60_000)).toBe(false);
  });
});

const postgresUrl = inject('postgresUrl');
const GROWN = 3_000;

describe.runIf(postgresUrl !== '')('on PostgreSQL', () => {
  const opened: Db[] = [];
  const clients: pg.Client[] = [];
  afterEach(async () => {
    for (const db of opened.splice(0)) await db.close();
    for (const client of clients.splice(0)) await client.end();
  });

  /** Starts a restaurant whose tables PostgreSQL neither analyses nor cleans up; each order notes the rows it read. */
  async function started() {
    const url = await createDatabase(postgresUrl, `test_${randomBytes(8).toString('hex')}`);
    const db = await openDb({ url }, silentLog);
    opened.push(db);
    const client = new pg.Client({ connectionString: url });
    clients.push(client);
    await client.connect();
    for (const table of ['table_sessions', 'session_lines', 'restore_keys', 'kitchen_tickets', 'idempotency'])
      await client.query(`alter table ${table} set (autovacuum_enabled = off)`);
    const rowsRead: number[] = [];
    const counting: Db = {
      ...db,
      unitOfWork: (work, queue) =>
        db.unitOfWork(async (tx) => {
          const before = await readBy(tx);
          const answer = await work(tx);
          rowsRead.push((await readBy(tx)) - before);
          return answer;
        }, queue),
    };
    const { core } = await seededCore(counting);
    const place = async (orders: number) => {
      rowsRead.length = 0;
      for (let order = 0; order < orders; order += 1) await core.ordering.create(aTakeAway(), GUEST);
      await core.outbox.settled();
      return rowsRead;
    };
    return { client, place };
  }

  it('a restaurant that grows from nothing reads no more rows for an order than at first', async () => {
    const { client, place } = await started();
    await client.query('vacuum analyze');
    const first = Math.max(...(await place(12)));
    await client.query(
      `insert into table_sessions (shop, id, status, type, tv_status, business_day, created_at, version, doc)
       select shop, 'copy-' || n, status, type, tv_status, business_day, created_at, version, doc
       from (select * from table_sessions limit 1) one, generate_series(1, ${GROWN}) n`,
    );
    const read = await place(40);
    expect([first < 100, Math.max(...read.slice(-8)) < 100]).toEqual([true, true]);
  });
});

/** Returns the rows that the transaction's connection has read so far. */
async function readBy(tx: Tx): Promise<number> {
  const [row] = await tx.query((q) => ({
    compile: () =>
      sql<{ rows: string }>`select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0)) as rows
        from pg_stat_xact_user_tables`.compile(q),
  }));
  return Number(row?.rows ?? 0);
}
