import type pg from 'pg';
import { serialize } from 'pg-protocol';

/** A statement as PostgreSQL plans it: once per connection under its name, at each use without one. */
export type PlannedStatement = {
  readonly name: string;
  readonly text: string;
  /** Names and parsers of the columns, known after the first use. */
  columns?: readonly Column[];
};
type Column = { readonly name: string; readonly parse: (text: string) => unknown };

export type Request = { readonly statement: PlannedStatement; readonly values: readonly unknown[] };
export type Result = { readonly rows: readonly unknown[]; readonly command: string };

/** Outcome of a batch: results of the statements before the first that failed, and its error. */
export type BatchOutcome = { readonly results: readonly Result[]; readonly error?: Error };

type ReadyConnection = pg.Connection & { readonly [PLANNED]?: Planned };
/** Names planned on a connection; false if a failure left it open. */
type Planned = Map<string, boolean>;
const PLANNED = Symbol('planned statements');

export type ParserOf = (typeId: number) => (text: string) => unknown;

/**
 * Sends statements in one round trip: they are executed in order up to the first that fails, and answered together.
 */
export function sendBatch(
  client: Pick<pg.ClientBase, 'query'>,
  requests: readonly Request[],
  parserOf: ParserOf,
): Promise<BatchOutcome> {
  return new Promise((resolve) => {
    client.query(new Batch(requests, parserOf, resolve));
  });
}

/** A query object of the client's, with the callbacks that the client calls by name. */
class Batch implements pg.Submittable {
  /** Replaced by the client while it watches the time. */
  callback: (error: Error | null) => void;
  readonly #requests: readonly Request[];
  readonly #parserOf: ParserOf;
  readonly #results: Result[] = [];
  #rows: unknown[] = [];
  #planned: Planned = new Map();

  constructor(requests: readonly Request[], parserOf: ParserOf, settle: (outcome: BatchOutcome) => void) {
    this.#requests = requests;
    this.#parserOf = parserOf;
    this.callback = (error) => settle(error === null ? { results: this.#results } : this.#failed(error));
  }

  submit(connection: pg.Connection): null {
    this.#planned = plannedOn(connection);
    const messages = this.#requests.flatMap((request) => this.#messagesOf(request));
    // one piece: the stream would pass dozens of small ones to the system
    connection.stream.write(Buffer.concat([...messages, serialize.sync()]));
    return null;
  }

  #messagesOf({ statement, values }: Request): readonly Buffer[] {
    const { name, text } = statement;
    const isPlanned = name !== '' && this.#planned.get(name);
    if (name !== '') this.#planned.set(name, true);
    return [
      ...(isPlanned === false ? [serialize.close({ type: 'S', name })] : []),
      ...(isPlanned ? [] : [serialize.parse({ name, text, types: [] })]),
      serialize.bind({ statement: name, values: values.map(toText) }),
      ...(statement.columns ? [] : [serialize.describe({ type: 'P', name: '' })]),
      serialize.execute({}),
    ];
  }

  handleRowDescription({ fields }: { readonly fields: readonly pg.FieldDef[] }): void {
    const { statement } = this.#current();
    statement.columns = fields.map(({ name, dataTypeID }) => ({ name, parse: this.#parserOf(dataTypeID) }));
  }

  handleDataRow({ fields }: { readonly fields: readonly (string | null)[] }): void {
    const { columns = [] } = this.#current().statement;
    const row: Record<string, unknown> = {};
    columns.forEach(({ name, parse }, index) => {
      const text = fields[index];
      row[name] = text === null || text === undefined ? null : parse(text);
    });
    this.#rows.push(row);
  }

  handleCommandComplete({ text }: { readonly text: string }): void {
    // a statement that returns no rows is not described
    this.#current().statement.columns ??= [];
    this.#results.push({ rows: this.#rows, command: text });
    this.#rows = [];
  }

  handleError(error: Error): void {
    this.callback(error);
  }

  handleReadyForQuery(): void {
    this.callback(null);
  }

  #current(): Request {
    const request = this.#requests[this.#results.length];
    if (!request) throw new Error('PostgreSQL answered a statement that was not sent.');
    return request;
  }

  /** The statement that failed, and those after it, may have been planned or not. */
  #failed(error: Error): BatchOutcome {
    for (const { statement } of this.#requests.slice(this.#results.length)) {
      if (statement.name !== '') this.#planned.set(statement.name, false);
    }
    return { results: this.#results, error };
  }
}

function plannedOn(connection: ReadyConnection): Planned {
  const planned = connection[PLANNED] ?? new Map<string, boolean>();
  Object.assign(connection, { [PLANNED]: planned });
  return planned;
}

function toText(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return typeof value === 'string' ? value : String(value);
}
