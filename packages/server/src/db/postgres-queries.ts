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
import type { Pipe } from './postgres-pipe.ts';
import type { Insertion, Row } from './postgres-waiting.ts';
import {
  type Builder,
  type CompiledStatement,
  compileStatement,
  type Parameters,
  type Statement,
} from './statement.ts';
import type { Tables } from './tables.ts';

/** Rows of one insert statement: more are split into powers of two, so that few statements are planned. */
const ROWS_PER_INSERT = 64;
/** Statements that each connection keeps planned. */
const MAX_PLANNED = 500;

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
    insertRequests(insertion: Insertion, rows: readonly Row[]): readonly Request[] {
      const { table, columns, returning = '' } = insertion;
      const requests: Request[] = [];
      for (let from = 0; from < rows.length; ) {
        const size = Math.min(ROWS_PER_INSERT, 2 ** Math.floor(Math.log2(rows.length - from)));
        const key = `${table} ${size} ${returning} ${columns.join(' ')}`;
        const statement = inserts.get(key) ?? planned(insertText(insertion, size));
        if (statement.name !== '') inserts.set(key, statement);
        requests.push({ statement, values: valuesOf(rows, columns, from, size) });
        from += size;
      }
      return requests;
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

function insertText({ table, columns, returning }: Insertion, rows: number): string {
  const names = columns.map((column) => `"${column}"`).join(', ');
  const places = Array.from({ length: rows }, (_row, row) => {
    const row0 = row * columns.length;
    return `(${columns.map((_name, column) => `$${row0 + column + 1}`).join(', ')})`;
  });
  const answer = returning === undefined ? '' : ` returning "${returning}"`;
  return `insert into "${table}" (${names}) values ${places.join(', ')}${answer}`;
}

function valuesOf(rows: readonly Row[], columns: readonly string[], from: number, size: number): unknown[] {
  const values: unknown[] = [];
  for (let at = from; at < from + size; at += 1)
    for (const column of columns) values.push(rows[at]?.[column]);
  return values;
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

/** The way of a unit's statements, which its turn opens. */
export type UnitPipe = {
  readonly ask: Ask;
  /** Asks with the group's first batch if the unit's turn has not come. */
  readonly askAhead: Ask;
  /** Acts at once if the unit has its turn, else when it comes. */
  readonly inTurn: <Answer>(act: (pipe: TurnPipe) => Answer) => Promise<Answer>;
};
type TurnPipe = Pick<Pipe, 'put' | 'insert' | 'putLast' | 'notes'>;

/** Creates the queries of a unit: those without an answer wait (`put`) for the next one that has (`ask`). */
export function createPostgresTx(compiler: Compiler, { ask, askAhead, inTurn }: UnitPipe): Tx {
  const { all, first } = createPostgresReads(compiler, askAhead);
  return {
    ...createPostgresReads(compiler, ask),
    ahead: { all, first },
    notes: {
      get: (key) => inTurn(({ notes }) => notes.get(key)),
      set: (key, value) => inTurn(({ notes }) => notes.set(key, value)),
    },
    run: async (statement, given) => changedRows(await ask(compiler.request(statement, given))),
    write: (statement, given) => inTurn((pipe) => pipe.put(compiler.request(statement, given))),
    writeLast: (key, statement, given) =>
      inTurn((pipe) => pipe.putLast(key, compiler.request(statement, given))),
    insert: (table, rows) => inTurn((pipe) => insertRows(pipe, { table, rows: rows as readonly Row[] })),
    inserted: async (table, rows, returning) => {
      let answers: readonly Row[] = [];
      const receive = (received: readonly Row[]) => {
        answers = received;
      };
      await inTurn((pipe) => insertRows(pipe, { table, rows: rows as readonly Row[], returning, receive }));
      // the cast is sound: the statement returns this column
      return () => answers as never;
    },
  };
}

type GivenRows = {
  readonly table: string;
  readonly rows: readonly Row[];
  readonly returning?: string;
  readonly receive?: (rows: readonly Row[]) => void;
};

function insertRows(pipe: TurnPipe, { table, rows, returning, receive }: GivenRows): void {
  const [row] = rows;
  if (row) pipe.insert({ table, columns: Object.keys(row), returning }, rows, receive);
}

/** Returns the count at the end of a command's tag: `UPDATE 3`, `INSERT 0 3`. */
function changedRows({ command }: Result): number {
  return Number(command.slice(command.lastIndexOf(' ') + 1)) || 0;
}
