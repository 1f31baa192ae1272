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
type Entry = Statement | Insert;

/** The statements around each unit of a group. */
export type Savepoints = { readonly set: Request; readonly release: Request; readonly rollBack: Request };

/**
 * The statements of one transaction, sent in as few round trips as their answers allow: what was asked in the same
 * turn goes together, with everything that waited. Rows that several units insert into a table share statements.
 */
export type Pipe = ReturnType<typeof createPipe>;

type PipeParts = {
  readonly send: (requests: readonly Request[]) => Promise<BatchOutcome>;
  /** Returns the statements that insert rows. */
  readonly insertRequests: (insertion: Insertion, rows: readonly Row[]) => readonly Request[];
};

/** Creates the pipe of a transaction. */
export function createPipe({ send, insertRequests }: PipeParts) {
  /** What earlier units left to be sent. */
  let waiting: Entry[] = [];
  /** Position in `waiting` from which on inserts may be joined: what stands before must not be overtaken. */
  let joinableFrom = 0;
  /** What the unit that runs now has given since it last asked. */
  let own: Entry[] = [];
  let unit: { readonly savepoints: Savepoints | undefined; hasAsked: boolean } | undefined;
  let last = new Map<string, Request>();
  let noted = new Map<string, number>();
  let wasSent = false;
  let isAsked = false;
  let sending: Promise<void> | undefined;
  let failure: Error | undefined;

  function takeAll(): readonly Entry[] {
    const entries = [...waiting];
    if (unit?.savepoints && !unit.hasAsked) entries.push(unit.savepoints.set);
    if (unit) unit.hasAsked = true;
    entries.push(...own);
    waiting = [];
    own = [];
    joinableFrom = 0;
    return entries;
  }

  async function sendAll(): Promise<void> {
    // what is asked in this turn goes together
    await undefined;
    while (isAsked) {
      isAsked = false;
      const entries = takeAll();
      const batches = entries.map((entry) =>
        'rows' in entry ? insertRequests(entry.insertion, entry.rows) : [entry],
      );
      wasSent = true;
      const { results, error } = failure ? { results: [], error: failure } : await send(batches.flat());
      failure ??= error;
      let at = 0;
      entries.forEach((entry, index) => {
        const count = batches[index]?.length ?? 0;
        settleEntry(entry, results.slice(at, at + count), failure);
        at += count;
      });
    }
    sending = undefined;
  }

  /** Adds what the unit gave to what waits: its rows to statements of the same kind, in the unit's own order. */
  function merge(): void {
    let from = joinableFrom;
    for (const entry of own) {
      const joined = 'rows' in entry ? joinableAt(waiting, entry, from) : -1;
      if ('rows' in entry && joined !== -1) join(waiting[joined] as Insert, entry);
      else waiting.push(entry);
      from = joined === -1 ? waiting.length - 1 : joined;
      if (!('rows' in entry)) joinableFrom = waiting.length;
    }
    own = [];
  }

  const pipe = {
    /** Values that units leave to those after them. */
    notes: {
      get: (key: string) => noted.get(key),
      set: (key: string, value: number) => void noted.set(key, value),
    },
    /** Sends a statement and resolves with its result. */
    ask(request: Request): Promise<Result> {
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      const settle = (outcome: Outcome) =>
        'error' in outcome ? reject(outcome.error) : resolve(outcome.result);
      own.push({ ...request, settle });
      // reported to the next statement as well
      promise.catch(() => undefined);
      isAsked = true;
      sending ??= sendAll();
      return promise;
    },
    /** Keeps a statement until the next `ask`, whose batch it precedes. */
    put(request: Request): void {
      own.push(request);
    },
    /** Keeps rows like `put`; `receive` gets their answers. */
    insert(insertion: Insertion, rows: readonly Row[], receive?: (rows: readonly Row[]) => void): void {
      const { table, columns, returning = '' } = insertion;
      const receivers = receive ? [{ from: 0, count: rows.length, receive }] : [];
      own.push({ insertion, key: `${table} ${returning} ${columns.join(' ')}`, rows: [...rows], receivers });
    },
    /** Keeps a statement until the commit; a later one of the same key replaces it. */
    putLast(key: string, request: Request): void {
      last.set(key, request);
    },
    /** Begins a unit; with savepoints, it can be taken back by itself. The function ends it. */
    begin(savepoints?: Savepoints): (isDone: boolean) => Promise<void> {
      merge();
      const current = { savepoints, hasAsked: false };
      const before = { last: new Map(last), noted: new Map(noted) };
      unit = current;
      return async (isDone) => {
        await sending;
        unit = undefined;
        if (failure) return;
        if (!isDone) {
          own = [];
          last = before.last;
          noted = before.noted;
        }
        if (savepoints && current.hasAsked) {
          if (!isDone) own.push(savepoints.rollBack);
          own.push(savepoints.release);
        }
        merge();
      };
    },
    /** Sends all that waits, the last statements and the commit. */
    commit(request: Request): Promise<Result> {
      for (const each of last.values()) own.push(each);
      merge();
      return pipe.ask(request);
    },
    /** Waits for answers in progress; resolves with true if anything was sent. */
    async sent(): Promise<boolean> {
      await sending;
      return wasSent;
    },
    /** Error of the statement that failed, after which PostgreSQL refuses all others. */
    failure: () => failure,
  };
  return pipe;
}

function joinableAt(waiting: readonly Entry[], { key }: Insert, from: number): number {
  for (let at = Math.max(0, from); at < waiting.length; at += 1) {
    const entry = waiting[at];
    if (entry && 'rows' in entry && entry.key === key) return at;
  }
  return -1;
}

function join(insert: Insert, { rows, receivers }: Insert): void {
  for (const receiver of receivers)
    insert.receivers.push({ ...receiver, from: insert.rows.length + receiver.from });
  insert.rows.push(...rows);
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
