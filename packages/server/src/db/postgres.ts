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
import { carefulReads } from './careful-reads.ts';
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
/** `/readyz` answers within this, in milliseconds, whatever the database does. */
const LONGEST_READY = 2_000;
const BIGINT_TYPE = 20;
/** Serialisation failure and deadlock: the whole unit of work may be tried again. */
const TRY_AGAIN = new Set(['40001', '40P01']);

/** Milliseconds. */
type PostgresTimeouts = {
  /** Until a connection is there: a new one, or one that others give back. */
  readonly connect: number;
  /** Until PostgreSQL itself gives a statement, or a transaction that nobody goes on with, up. */
  readonly statement: number;
  /** Until an answer is waited for no longer: a database that hangs does not even give up. */
  readonly answer: number;
};
const TIMEOUTS: PostgresTimeouts = { connect: 5_000, statement: 10_000, answer: 12_000 };

type Session = Pick<pg.ClientBase, 'query'> | Pick<pg.Pool, 'query'>;

/** PostgreSQL 15 or newer, through a pool of connections. */
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
  pool.on('error', (error) => log.error({ error }, 'an idle database connection failed'));
  const compile = createCompiler();

  async function once<Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
    const client = await pool.connect();
    // A connection that breaks between two statements is told to the next one.
    const breaks = () => undefined;
    client.on('error', breaks);
    let broken: Error | undefined;
    try {
      await client.query('begin');
      const answer = await guardedTx(createPostgresQueries(client, compile), work);
      await client.query('commit');
      return answer;
    } catch (error) {
      broken = await rolledBack(client, error);
      throw error;
    } finally {
      client.off('error', breaks);
      client.release(broken);
    }
  }

  return {
    kind: 'postgres',
    read: carefulReads(createPostgresQueries(pool, compile)),
    unitOfWork: (work) => orUnavailable(() => inTries(() => once(work))),
    async ready() {
      const answered = pool.query('select 1').then(
        () => true,
        () => false,
      );
      return Promise.race([answered, pause(LONGEST_READY, false, { ref: false })]);
    },
    close: () => pool.end(),
  };
}

async function inTries<Answer>(act: () => Promise<Answer>): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await act();
    } catch (error) {
      if (attempt === RETRIES || !mayTryAgain(error)) throw error;
    }
  }
}

/** Why the connection is of no use any more; undefined when it is. One that hangs is not waited for twice. */
async function rolledBack(client: pg.PoolClient, error: unknown): Promise<Error | undefined> {
  if (error instanceof Error && isUnavailable(error) && !mayTryAgain(error)) return error;
  return client.query('rollback').then(
    () => undefined,
    (failure: Error) => failure,
  );
}

function mayTryAgain(error: unknown): boolean {
  return error instanceof Error && 'code' in error && TRY_AGAIN.has(String(error.code));
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

/** Compiles each statement once, and names it so that each connection plans it once. */
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
