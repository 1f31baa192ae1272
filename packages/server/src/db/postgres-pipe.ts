import type { BatchOutcome, Request, Result } from './postgres-batch.ts';
import {
  createWaiting,
  type Entry,
  type Insertion,
  type InsertRequests,
  insertOf,
  type Row,
  sendEntries,
} from './postgres-waiting.ts';

/** The statements around each unit of a group. */
export type Savepoints = { readonly set: Request; readonly release: Request; readonly rollBack: Request };

/**
 * The statements of one transaction, sent in as few round trips as their answers allow: what was asked in the same
 * turn goes together, with everything that waited. Rows that several units insert into a table share statements.
 */
export type Pipe = {
  /** Sends a statement and resolves with its result. */
  ask(request: Request): Promise<Result>;
  /** Keeps a statement until the next `ask`, whose batch it precedes. */
  put(request: Request): void;
  /** Keeps rows like `put`; `receive` gets their answers. */
  insert(insertion: Insertion, rows: readonly Row[], receive?: (rows: readonly Row[]) => void): void;
  /** Keeps a statement until the commit; a later one of the same key replaces it. */
  putLast(key: string, request: Request): void;
  /** Values that units leave to those after them. */
  readonly notes: { get(key: string): number | undefined; set(key: string, value: number): void };
  /** Begins a unit; with savepoints, it can be taken back by itself. The function ends it. */
  begin(savepoints?: Savepoints): (isDone: boolean) => Promise<void>;
  /** Sends all that waits, the last statements and the commit. */
  commit(request: Request): Promise<Result>;
  /** Waits for answers in progress; resolves with true if anything was sent. */
  sent(): Promise<boolean>;
  /** Error of the statement that failed, after which PostgreSQL refuses all others. */
  failure(): Error | undefined;
};

type PipeParts = {
  readonly send: (requests: readonly Request[]) => Promise<BatchOutcome>;
  readonly insertRequests: InsertRequests;
};

/** Creates the pipe of a transaction. */
export function createPipe(parts: PipeParts): Pipe {
  const left = createLeft();
  const units = createUnits(left.mark);
  const sender = createSender(parts, units.takeAll);

  async function ask(request: Request): Promise<Result> {
    const { promise, resolve, reject } = Promise.withResolvers<Result>();
    units.add({
      ...request,
      settle: (outcome) => ('error' in outcome ? reject(outcome.error) : resolve(outcome.result)),
    });
    sender.start();
    return promise;
  }

  return {
    ask(request) {
      const result = ask(request);
      // reported to the next statement as well
      result.catch(() => undefined);
      return result;
    },
    put: units.add,
    insert: (insertion, rows, receive) => units.add(insertOf(insertion, rows, receive)),
    putLast: left.putLast,
    notes: left.notes,
    begin(savepoints) {
      const end = units.begin(savepoints);
      return async (isDone) => {
        await sender.settled();
        end(isDone, sender.failure() !== undefined);
      };
    },
    commit(request) {
      units.close(left.last());
      return ask(request);
    },
    async sent() {
      await sender.settled();
      return sender.hasSent();
    },
    failure: sender.failure,
  };
}

/** Creates the entries of a pipe by unit; `mark` returns the function that takes back what a failed unit left. */
function createUnits(mark: () => () => void) {
  const waiting = createWaiting();
  /** Entries that the present unit has given since it last asked. */
  let own: Entry[] = [];
  let unit: { readonly savepoints: Savepoints | undefined; hasAsked: boolean } | undefined;

  function takeOwn(): readonly Entry[] {
    const taken = own;
    own = [];
    return taken;
  }
  return {
    add: (entry: Entry) => void own.push(entry),
    /** Takes all that is to be sent, the present unit's savepoint before its first entries. */
    takeAll(): readonly Entry[] {
      const start = unit?.savepoints && !unit.hasAsked ? [unit.savepoints.set] : [];
      if (unit) unit.hasAsked = true;
      return [...waiting.takeAll(), ...start, ...takeOwn()];
    },
    /** Begins a unit and returns the function that ends it; after a failure nothing of it is sent. */
    begin(savepoints: Savepoints | undefined) {
      waiting.add(takeOwn());
      const current = { savepoints, hasAsked: false };
      const takeBack = mark();
      unit = current;
      return (isDone: boolean, hasFailed: boolean): void => {
        unit = undefined;
        if (hasFailed) return;
        if (!isDone) {
          own = [];
          takeBack();
        }
        if (savepoints && current.hasAsked) {
          if (!isDone) own.push(savepoints.rollBack);
          own.push(savepoints.release);
        }
        waiting.add(takeOwn());
      };
    },
    /** Lets the last entries wait behind all others. */
    close: (last: readonly Entry[]) => waiting.add([...takeOwn(), ...last]),
  };
}

/** Creates what units leave to those after them and to the commit, which a failed unit takes back. */
function createLeft() {
  let last = new Map<string, Request>();
  let noted = new Map<string, number>();
  return {
    putLast: (key: string, request: Request) => void last.set(key, request),
    last: () => [...last.values()],
    notes: {
      get: (key: string) => noted.get(key),
      set: (key: string, value: number) => void noted.set(key, value),
    },
    /** Returns the function that restores the present state. */
    mark() {
      const before = { last: new Map(last), noted: new Map(noted) };
      return () => {
        last = before.last;
        noted = before.noted;
      };
    },
  };
}

/** Creates the sender of a pipe, which takes what there is to be sent at the end of the turn in which it is started. */
function createSender({ send, insertRequests }: PipeParts, takeAll: () => readonly Entry[]) {
  let isStarted = false;
  let hasSent = false;
  let sending: Promise<void> | undefined;
  let failure: Error | undefined;

  async function sendAll(): Promise<void> {
    // what is asked in this turn goes together
    await undefined;
    while (isStarted) {
      isStarted = false;
      hasSent = true;
      const refused = failure && (async () => ({ results: [], error: failure }));
      const error = await sendEntries(takeAll(), refused ?? send, insertRequests);
      failure ??= error;
    }
    sending = undefined;
  }
  return {
    start(): void {
      isStarted = true;
      sending ??= sendAll();
    },
    settled: async () => sending,
    hasSent: () => hasSent,
    failure: () => failure,
  };
}
