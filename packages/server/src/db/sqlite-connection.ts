import type Database from 'better-sqlite3';
import {
  type Compilable,
  DummyDriver,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Notes, Tx } from './db.ts';
import {
  type Builder,
  type CompiledStatement,
  compileStatement,
  type Parameters,
  type Statement,
} from './statement.ts';
import type { Tables } from './tables.ts';

type Prepared = Database.Statement<unknown[]>;

const NO_NOTES: Notes = { get: async () => undefined, set: async () => undefined };

/** Creates a query builder for SQLite's SQL, without a driver. */
function createBuilder(): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: {
      createAdapter: () => new SqliteAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    },
  });
}

/** Creates the statements of one SQLite connection, of which each SQL text is prepared once. */
function createStatements(connection: Database.Database) {
  const builder = createBuilder();
  const preparedBySql = new Map<string, Prepared>();
  const inserts = new Map<string, { readonly columns: readonly string[]; readonly prepared: Prepared }>();
  const compiled = new WeakMap<object, CompiledStatement & { readonly prepared: Prepared }>();

  function prepare(sql: string): Prepared {
    const known = preparedBySql.get(sql);
    if (known) return known;
    const prepared = connection.prepare<unknown[]>(sql);
    preparedBySql.set(sql, prepared);
    return prepared;
  }
  function compile<Given extends Parameters, Row>(statement: Statement<Given, Row>) {
    const known = compiled.get(statement);
    if (known) return known;
    const fresh = compileStatement(builder, statement);
    const ready = { ...fresh, prepared: prepare(fresh.sql) };
    compiled.set(statement, ready);
    return ready;
  }

  /** Returns the statement that inserts a row into a table; its text is only made for other columns than last time. */
  function insertInto(table: string, columns: readonly string[], returning = ''): Prepared {
    const place = table + returning;
    const last = inserts.get(place);
    if (last && isSameList(last.columns, columns)) return last.prepared;
    const prepared = prepare(insertText(table, columns) + returning);
    inserts.set(place, { columns, prepared });
    return prepared;
  }
  return { builder, compile, insertInto };
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((name, index) => name === other[index]);
}

/** Creates the queries of one SQLite connection. */
export function createSqliteQueries(connection: Database.Database): Tx {
  const { builder, compile, insertInto } = createStatements(connection);
  const reads: Pick<Tx, 'all' | 'first'> = {
    async all<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given) {
      const { prepared, valuesFor } = compile(statement);
      return prepared.all(...valuesFor(given)) as Row[];
    },
    async first<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given) {
      const { prepared, valuesFor } = compile(statement);
      return prepared.get(...valuesFor(given)) as Row | undefined;
    },
  };
  return {
    ...reads,
    // units read and write one after the other: nothing is stale, and nothing waits
    ahead: reads,
    notes: NO_NOTES,
    async writeLast(_key, statement, given) {
      const { prepared, valuesFor } = compile(statement);
      prepared.run(...valuesFor(given));
    },
    async run<Given extends Parameters, Row>(statement: Statement<Given, Row>, given: Given) {
      const { prepared, valuesFor } = compile(statement);
      return prepared.run(...valuesFor(given)).changes;
    },
    async write(statement, given) {
      const { prepared, valuesFor } = compile(statement);
      prepared.run(...valuesFor(given));
    },
    async query<Row>(build: (builder: Builder) => Compilable<Row>) {
      const { sql, parameters } = build(builder).compile();
      const prepared = connection.prepare<unknown[]>(sql);
      if (prepared.reader) return prepared.all(...parameters) as Row[];
      prepared.run(...parameters);
      return [];
    },
    async insert(table, rows) {
      const [first] = rows;
      if (!first) return;
      const columns = Object.keys(first);
      const prepared = insertInto(table, columns);
      for (const row of rows as readonly Row[]) prepared.run(...valuesOf(row, columns));
    },
    async inserted(table, rows, column) {
      const [first] = rows;
      if (!first) return () => [];
      const columns = Object.keys(first);
      const prepared = insertInto(table, columns, ` returning "${column}"`);
      const answers = (rows as readonly Row[]).map((row) => prepared.get(...valuesOf(row, columns)));
      return () => answers as never;
    },
  };
}

type Row = Readonly<Record<string, unknown>>;

function insertText(table: string, columns: readonly string[]): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  return `insert into "${table}" (${names}) values (${columns.map(() => '?').join(', ')})`;
}

function valuesOf(row: Row, columns: readonly string[]): unknown[] {
  return columns.map((column) => row[column]);
}
