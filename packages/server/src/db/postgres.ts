import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Log } from '../lib/index.ts';
import { availableReads } from './available-reads.ts';
import type { Db, Reads } from './db.ts';
import { SERVING_NAME } from './migrate.ts';
import { type ParserOf, type Request, type Result, sendBatch } from './postgres-batch.ts';
import { planRenewal } from './postgres-plans.ts';
import { type Compiler, createCompiler, createPostgresReads } from './postgres-queries.ts';
import { createUnitQueues } from './postgres-queues.ts';
import { runUnit } from './postgres-units.ts';
import { orUnavailable } from './unavailable.ts';

const CONNECTIONS = 16;
/** Milliseconds within which `/readyz` responds, whatever the state of the database. */
const READY_TIMEOUT_MS = 2_000;
const BIGINT_TYPE = 20;

/** Time limits in milliseconds. */
type PostgresTimeouts = {
  /** For opening a connection or getting one from the pool. */
  readonly connect: number;
  /** For a statement, or an idle transaction, enforced by PostgreSQL. */
  readonly statement: number;
  /** For a response, enforced by the client: a hung server enforces nothing. */
  readonly answer: number;
};
const TIMEOUTS: PostgresTimeouts = { connect: 5_000, statement: 10_000, answer: 12_000 };

/** Opens PostgreSQL 15 or newer through a connection pool, whose connections bear a name there. */
export function openPostgres(
  url: string,
  log: Pick<Log, 'error'>,
  timeouts = TIMEOUTS,
  name = SERVING_NAME,
): Db {
  const pool = new pg.Pool({
    connectionString: url,
    application_name: name,
    max: CONNECTIONS,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
  });
  pool.on('error', (error) => log.error({ error }, 'idle database connection failed'));
  const compiler = createCompiler();
  const units = { pool, compiler, parserOf };
  const queues = createUnitQueues(units);

  return {
    kind: 'postgres',
    read: availableReads(createPostgresReads(compiler, (request) => askAlone(pool, request))),
    unitOfWork: (work, queue) =>
      orUnavailable(() => (queue === undefined ? runUnit(units, work) : queues.add(queue, work))),
    snapshot: (work) => orUnavailable(() => inSnapshot(pool, compiler, work)),
    async ready() {
      const answered = pool.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answered, pause(READY_TIMEOUT_MS, false, { ref: false })]);
    },
    close: () => pool.end(),
  };
}

const SNAPSHOT = 'begin isolation level repeatable read read only';
/** A slow disk may keep the reader of a snapshot waiting for longer than a call. */
const SNAPSHOT_IDLE = `set local idle_in_transaction_session_timeout = '10min'`;

/** Runs `work` on a connection of its own, which sees one moment. */
async function inSnapshot<Answer>(
  pool: pg.Pool,
  compiler: Compiler,
  work: (read: Pick<Reads, 'query'>) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  const ignoreError = () => undefined;
  client.on('error', ignoreError);
  let failure: unknown;
  try {
    await client.query(SNAPSHOT);
    await client.query(SNAPSHOT_IDLE);
    return await work(createPostgresReads(compiler, (request) => askClient(client, [request])));
  } catch (error) {
    failure = error;
    throw error;
  } finally {
    if (failure === undefined) await client.query('rollback').catch(() => undefined);
    client.off('error', ignoreError);
    // a connection that failed may still be in its transaction
    client.release(failure !== undefined);
  }
}

async function askClient(client: pg.PoolClient, requests: readonly Request[]): Promise<Result> {
  const { results, error } = await sendBatch(client, requests, parserOf);
  const result = results.at(-1);
  if (error ?? !result) throw error ?? new Error('PostgreSQL did not answer.');
  return result;
}

/** Runs a statement outside a transaction, on any connection. */
async function askAlone(pool: pg.Pool, request: Request): Promise<Result> {
  const client = await pool.connect();
  // the error is reported to the statement
  const ignoreError = () => undefined;
  client.on('error', ignoreError);
  const { results, error } = await sendBatch(client, [...planRenewal(client), request], parserOf);
  client.off('error', ignoreError);
  client.release(error);
  const result = results.at(-1);
  if (error ?? !result) throw error ?? new Error('PostgreSQL did not answer.');
  return result;
}

const parserOf: ParserOf = (typeId) => (typeId === BIGINT_TYPE ? Number : pg.types.getTypeParser(typeId));
