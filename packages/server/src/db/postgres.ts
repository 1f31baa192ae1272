import { setTimeout as pause } from 'node:timers/promises';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import pg from 'pg';
import type { Log } from '../lib/index.ts';
import { availableReads } from './available-reads.ts';
import type { Db, Tx } from './db.ts';
import { guardedTx } from './guarded-tx.ts';
import {
  type Builder,
  type CompiledStatement,
  compileStatement,
  type Parameters,
  type Statement,
} from './statement.ts';
import type { Tables } from './tables.ts';
import { isUnavailable, orUnavailable } from './unavailable.ts';

const CONNECTIONS = 16;
const RETRIES = 3;
/** Milliseconds within which `/readyz` responds, whatever the state of the database. */
const READY_TIMEOUT_MS = 2_000;
const BIGINT_TYPE = 20;
/** Serialisation failure and deadlock: the unit of work is retried. */
const RETRYABLE_CODES = new Set(['40001', '40P01']);

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

type Session = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** Opens PostgreSQL 15 or newer through a connection pool. */
export function openPostgres(url: string, log: Pick<Log, 'error'>, timeouts = TIMEOUTS): Db {
  const types = {
    getTypeParser: ((id: number, format?: 'text' | 'binary') =>
      id === BIGINT_TYPE ? Number : pg.types.getTypeParser(id, format)) as typeof pg.types.getTypeParser,
  };
  const pool = new pg.Pool({
    connectionString: url,
    max: CONNECTIONS,
    types,
    connectionTimeoutMillis: timeouts.connect,
    statement_timeout: timeouts.statement,
    idle_in_transaction_session_timeout: timeouts.statement,
    query_timeout: timeouts.answer,
  });
  pool.on('error', (error) => log.error({ error }, 'idle database connection failed'));
  const compile = createCompiler();

  async function runOnce<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const client = await pool.connect();
    // the error is reported to the next statement
    const ignoreError = () => undefined;
    client.on('error', ignoreError);
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const answer = await guardedTx(createPostgresQueries(client, compile), work);
      await client.query('commit');
      return answer;
    } catch (error) {
      broken = await rollBack(client, error);
      throw error;
    } finally {
      client.off('error', ignoreError);
      client.release(broken);
    }
  }

  return {
    kind: 'postgres',
    read: availableReads(createPostgresQueries(pool, compile)),
    unitOfWork: (work) => orUnavailable(() => withRetries(() => runOnce(work))),
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

async function withRetries<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === RETRIES || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Rolls back; returns the error that makes the connection unusable, undefined if it is usable. A hung
 * connection is not waited for again.
 */
async function rollBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (error instanceof Error && isUnavailable(error) && !isRetryable(error)) return error;
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
}

function isRetryable(error: unknown): boolean {
  return error instanceof Error && 'code' in error && RETRYABLE_CODES.has(String(error.code));
}

type Compile = <Given extends Parameters, Row>(
  statement: Statement<Given, Row>,
) => CompiledStatement & { readonly name: string };

function createBuilder(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}

/** Compiles each statement once under a name, so that each connection plans it once. */
function createCompiler(): { readonly builder: Kysely<Tables>; readonly compile: Compile } {
  const builder = createBuilder();
  const known = new WeakMap<object, CompiledStatement & { readonly name: string }>();
  let count = 0;
  return {
    builder,
    compile: (statement) => {
      const found = known.get(statement);
      if (found) return found;
      count += 1;
      const fresh = { ...compileStatement(builder, statement), name: `statement_${count}` };
      known.set(statement, fresh);
      return fresh;
    },
  };
}

function createPostgresQueries(
  session: Session,
  { builder, compile }: ReturnType<typeof createCompiler>,
): Tx {
  async function ask<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given) {
    const { name, sql, valuesFor } = compile(statement);
    return session.query({ name, text: sql, values: [...valuesFor(given)] });
  }
  return {
    all: async <Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given) =>
      (await ask(statement, given)).rows as Row[],
    first: async <Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given) =>
      (await ask(statement, given)).rows[0] as Row | undefined,
    run: async (statement, given) => (await ask(statement, given)).rowCount ?? 0,
    async query<Row>(build: (builder: Builder) => Compilable<Row>) {
      const { sql, parameters } = build(builder).compile();
      return (await session.query({ text: sql, values: [...parameters] })).rows as Row[];
    },
    async insert(table, rows) {
      if (rows.length === 0) return;
      const values = rows as readonly Readonly<Record<string, unknown>>[];
      const columns = Object.keys(values[0] ?? {});
      const names = columns.map((column) => `"${column}"`).join(', ');
      const places = values.map(
        (_row, row) =>
          `(${columns.map((_name, column) => `$${row * columns.length + column + 1}`).join(', ')})`,
      );
      await session.query({
        text: `insert into "${table}" (${names}) values ${places.join(', ')}`,
        values: values.flatMap((row) => columns.map((column) => row[column])),
      });
    },
  };
}
