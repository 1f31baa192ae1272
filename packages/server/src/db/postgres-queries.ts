import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Reads, Tx } from './db.ts';
import type { PlannedStatement, Request, Result } from './postgres-batch.ts';
import {
  type Builder,
  type CompiledStatement,
  compileStatement,
  type Parameters,
  type Statement,
} from './statement.ts';
import type { Tables } from './tables.ts';

/** Rows of one insert statement; more are split. */
const ROWS_PER_INSERT = 50;
/** Statements that each connection keeps planned. */
const MAX_PLANNED = 500;

type Row = Readonly<Record<string, unknown>>;
type Compiled = CompiledStatement & { readonly statement: PlannedStatement };
export type Compiler = ReturnType<typeof createCompiler>;

/** Creates the compiler of a pool: each statement is compiled once under a name, so that each connection plans it once. */
export function createCompiler() {
  const builder = createBuilder();
  const compiled = new WeakMap<object, Compiled>();
  const inserts = new Map<string, PlannedStatement>();
  let count = 0;

  function planned(text: string): PlannedStatement {
    count += 1;
    return { name: count > MAX_PLANNED ? '' : `statement_${count}`, text };
  }
  return {
    builder,
    request<Given extends Parameters, Answer>(statement: Statement<Given, Answer>, given: Given): Request {
      const known = compiled.get(statement);
      if (known) return { statement: known.statement, values: known.valuesFor(given) };
      const { sql, valuesFor } = compileStatement(builder, statement);
      const fresh = { sql, valuesFor, statement: planned(sql) };
      compiled.set(statement, fresh);
      return { statement: fresh.statement, values: valuesFor(given) };
    },
    dynamicRequest<Answer>(build: (builder: Builder) => Compilable<Answer>): Request {
      const { sql: text, parameters } = build(builder).compile();
      return { statement: { name: '', text }, values: parameters };
    },
    insertRequest(table: string, columns: readonly string[], rows: readonly Row[]): Request {
      const key = `${table} ${rows.length} ${columns.join(' ')}`;
      const statement = inserts.get(key) ?? planned(insertText(table, columns, rows.length));
      if (statement.name !== '') inserts.set(key, statement);
      return { statement, values: rows.flatMap((row) => columns.map((column) => row[column])) };
    },
  };
}

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

function insertText(table: string, columns: readonly string[], rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = Array.from({ length: rows }, (_row, row) => {
    const row0 = row * columns.length;
    return `(${columns.map((_name, column) => `$${row0 + column + 1}`).join(', ')})`;
  });
  return `insert into "${table}" (${names}) values ${places.join(', ')}`;
}

type Ask = (request: Request) => Promise<Result>;

/** Creates queries whose statements are sent by `ask`. */
export function createPostgresReads(compiler: Compiler, ask: Ask): Reads {
  return {
    all: async <Given extends Parameters, Answer>(statement: Statement<Given, Answer>, given: Given) =>
      (await ask(compiler.request(statement, given))).rows as Answer[],
    first: async <Given extends Parameters, Answer>(statement: Statement<Given, Answer>, given: Given) =>
      (await ask(compiler.request(statement, given))).rows[0] as Answer | undefined,
    query: async <Answer>(build: (builder: Builder) => Compilable<Answer>) =>
      (await ask(compiler.dynamicRequest(build))).rows as Answer[],
  };
}

/** Creates the queries of a transaction: those without an answer wait (`put`) for the next one that has (`ask`). */
export function createPostgresTx(
  compiler: Compiler,
  { ask, put }: { readonly ask: Ask; readonly put: Ask },
): Tx {
  return {
    ...createPostgresReads(compiler, ask),
    run: async (statement, given) => changedRows(await ask(compiler.request(statement, given))),
    async write(statement, given) {
      void put(compiler.request(statement, given));
    },
    async returned<Given extends Parameters, Answer>(statement: Statement<Given, Answer>, given: Given) {
      let answer: readonly Answer[] = [];
      void put(compiler.request(statement, given)).then(
        ({ rows }) => {
          answer = rows as Answer[];
        },
        () => undefined,
      );
      return () => answer;
    },
    async insert(table, rows) {
      const values = rows as readonly Row[];
      const columns = Object.keys(values[0] ?? {});
      for (let from = 0; from < values.length; from += ROWS_PER_INSERT) {
        void put(compiler.insertRequest(table, columns, values.slice(from, from + ROWS_PER_INSERT)));
      }
    },
  };
}

/** Returns the count at the end of a command's tag: `UPDATE 3`, `INSERT 0 3`. */
function changedRows({ command }: Result): number {
  return Number(command.slice(command.lastIndexOf(' ') + 1)) || 0;
}
