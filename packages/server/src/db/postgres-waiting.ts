import type { BatchOutcome, Request, Result } from './postgres-batch.ts';

export type Row = Readonly<Record<string, unknown>>;
type Outcome = { readonly result: Result } | { readonly error: Error };
type Statement = Request & { readonly settle?: (outcome: Outcome) => void };

/** Rows for one table, to which other units add theirs. */
export type Insertion = {
  readonly table: string;
  readonly columns: readonly string[];
  /** A column to answer with. */
  readonly returning?: string;
};
type Insert = {
  readonly insertion: Insertion;
  readonly key: string;
  readonly rows: Row[];
  /** Receivers of the answers, each of the rows from its own first. */
  readonly receivers: {
    readonly from: number;
    readonly count: number;
    receive(rows: readonly Row[]): void;
  }[];
};
export type Entry = Statement | Insert;
/** Returns the statements that insert rows. */
export type InsertRequests = (insertion: Insertion, rows: readonly Row[]) => readonly Request[];

/** Returns the entry of rows whose answers `receive` gets. */
export function insertOf(
  insertion: Insertion,
  rows: readonly Row[],
  receive?: (rows: readonly Row[]) => void,
): Insert {
  const { table, columns, returning = '' } = insertion;
  const receivers = receive ? [{ from: 0, count: rows.length, receive }] : [];
  return { insertion, key: `${table} ${returning} ${columns.join(' ')}`, rows: [...rows], receivers };
}

/** Creates the list of what units have left to be sent. */
export function createWaiting() {
  let entries: Entry[] = [];
  /** Position from which on inserts may be joined: what stands before must not be overtaken. */
  let joinableFrom = 0;

  return {
    /** Adds what a unit gave: its rows to statements of the same kind, in the unit's own order. */
    add(own: readonly Entry[]): void {
      let from = joinableFrom;
      for (const entry of own) {
        const joined = 'rows' in entry ? findJoinable(entries, entry, from) : undefined;
        if (joined) join(joined.insert, entry as Insert);
        else entries.push(entry);
        from = joined?.at ?? entries.length - 1;
        if (!('rows' in entry)) joinableFrom = entries.length;
      }
    },
    takeAll(): readonly Entry[] {
      const taken = entries;
      entries = [];
      joinableFrom = 0;
      return taken;
    },
  };
}

function findJoinable(entries: readonly Entry[], { key }: Insert, from: number) {
  for (let at = from; at < entries.length; at += 1) {
    const insert = entries[at];
    if (insert && 'rows' in insert && insert.key === key) return { insert, at };
  }
  return undefined;
}

function join(insert: Insert, { rows, receivers }: Insert): void {
  for (const receiver of receivers)
    insert.receivers.push({ ...receiver, from: insert.rows.length + receiver.from });
  insert.rows.push(...rows);
}

/** Sends entries in one batch and settles them; returns the error of the statement that failed. */
export async function sendEntries(
  entries: readonly Entry[],
  send: (requests: readonly Request[]) => Promise<BatchOutcome>,
  insertRequests: InsertRequests,
): Promise<Error | undefined> {
  const requests = entries.map((entry) =>
    'rows' in entry ? insertRequests(entry.insertion, entry.rows) : [entry],
  );
  const { results, error } = await send(requests.flat());
  let at = 0;
  for (const [index, entry] of entries.entries()) {
    const count = requests[index]?.length ?? 0;
    settleEntry(entry, results.slice(at, at + count), error);
    at += count;
  }
  return error;
}

function settleEntry(entry: Entry, results: readonly Result[], failure: Error | undefined): void {
  if ('rows' in entry) {
    if (entry.receivers.length === 0) return;
    const rows = results.flatMap((result) => result.rows as readonly Row[]);
    for (const { from, count, receive } of entry.receivers) receive(rows.slice(from, from + count));
    return;
  }
  const [result] = results;
  entry.settle?.(result ? { result } : { error: failure ?? new Error('PostgreSQL did not answer.') });
}
