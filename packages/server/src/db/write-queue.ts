import { setTimeout as pause } from 'node:timers/promises';
import { isLocked } from './unavailable.ts';

/** A queued unit of work, and when it was added. */
type Job = {
  readonly run: () => Promise<unknown>;
  readonly settle: (outcome: Outcome) => void;
  readonly since: number;
};
type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly error: unknown };

export type TransactionControl = {
  begin(): void;
  commit(): void;
  rollback(): void;
  isOpen(): boolean;
  /** Number of rows that the connection has changed, undone changes included. */
  changes(): number;
  savepoint(): void;
  release(): void;
  rollbackToSavepoint(): void;
};

/** Bounds the time that readers and sockets wait for a commit. */
const MAX_JOBS_PER_COMMIT = 32;
/** Groups with savepoints after one had to be undone: refusals come in bursts. */
const CAUTIOUS_GROUPS = 32;
/** Milliseconds that a unit waits for another program to let go of the database before it is refused. */
const PATIENCE_MS = 1_500;
/** Milliseconds between two tries meanwhile. */
const RETRY_MS = 25;

/**
 * Serialises units of work on the writing connection with group commit: units queued together share one commit
 * and are answered after it. One disk flush serves many callers, and each unit stays atomic: a group in which a unit
 * fails after it has changed something is undone and runs once more, each unit inside its own savepoint. Savepoints
 * are not taken at once because SQLite copies every page that changes within one. While another program locks the
 * database the process goes on; units that have waited for `patience` milliseconds are refused.
 */
export function createWriteQueue(transaction: TransactionControl, patience = PATIENCE_MS) {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;
  let cautiousGroups = 0;

  /** Begins a transaction for jobs of a list, which those that are refused leave; false if none is left. */
  async function begun(jobs: Job[]): Promise<boolean> {
    while (jobs.length > 0) {
      try {
        transaction.begin();
        return true;
      } catch (error) {
        const latest = isLocked(error) ? performance.now() - patience : Number.POSITIVE_INFINITY;
        for (const list of [jobs, waiting]) refuse(list, latest, error);
        if (jobs.length > 0) await pause(RETRY_MS);
      }
    }
    return false;
  }

  async function commitNext(): Promise<void> {
    const jobs = waiting.splice(0, MAX_JOBS_PER_COMMIT);
    if (!(await begun(jobs))) return undefined;
    const [alone, second] = jobs;
    if (alone && !second) return commitAlone(transaction, alone);
    const isCautious = cautiousGroups > 0;
    if (isCautious) cautiousGroups -= 1;
    else if (await commitTogether(transaction, jobs, runInGroup)) return undefined;
    else {
      cautiousGroups = CAUTIOUS_GROUPS;
      if (!(await begun(jobs))) return undefined;
    }
    await commitTogether(transaction, jobs, runInSavepoint);
  }

  async function drain(): Promise<void> {
    // calls that arrived in the same turn of the event loop share the first commit
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await commitNext();
    draining = undefined;
  }

  return {
    add<Answer>(run: () => Promise<Answer>): Promise<Answer> {
      return new Promise<Answer>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          outcome.ok ? resolve(outcome.answer as Answer) : reject(outcome.error);
        waiting.push({ run, settle, since: performance.now() });
        draining ??= drain();
      });
    },
    async settled(): Promise<void> {
      while (draining) await draining;
    },
  };
}

/** Refuses the jobs of a list that were added at a moment or before, and takes them off it. */
function refuse(list: Job[], latest: number, error: unknown): void {
  const left = list.filter((job) => job.since > latest);
  for (const job of list) if (job.since <= latest) job.settle({ ok: false, error });
  list.splice(0, list.length, ...left);
}

/** Runs a unit in the open transaction, alone, and settles it after the commit. */
async function commitAlone(transaction: TransactionControl, { run, settle }: Job): Promise<void> {
  try {
    const answer = await run();
    transaction.commit();
    settle({ ok: true, answer });
  } catch (error) {
    rollBack(transaction);
    settle({ ok: false, error });
  }
}

/** Runs a unit within the open transaction; undefined if it failed with changes that only a rollback of all undoes. */
type Run = (transaction: TransactionControl, job: Job) => Promise<Outcome | undefined>;

/**
 * Runs units in the open transaction and settles them after its commit. Returns false, with everything rolled back and
 * nothing settled, if only that can undo the changes of one that failed.
 */
async function commitTogether(
  transaction: TransactionControl,
  jobs: readonly Job[],
  run: Run,
): Promise<boolean> {
  try {
    const outcomes: Outcome[] = [];
    for (const job of jobs) {
      const outcome = await run(transaction, job);
      if (outcome === undefined) {
        transaction.rollback();
        return false;
      }
      outcomes.push(outcome);
    }
    transaction.commit();
    jobs.forEach((job, index) => {
      const outcome = outcomes[index];
      if (outcome) job.settle(outcome);
    });
  } catch (error) {
    rollBack(transaction);
    for (const job of jobs) job.settle({ ok: false, error });
  }
  return true;
}

/** Rolls back; a failure here is ignored, because the next commit starts anew. */
function rollBack(transaction: TransactionControl): void {
  try {
    if (transaction.isOpen()) transaction.rollback();
  } catch {
    // the callers receive the original error
  }
}

/** Runs a unit without a savepoint: one that fails before it has changed anything leaves nothing to undo. */
async function runInGroup(transaction: TransactionControl, job: Job): Promise<Outcome | undefined> {
  const before = transaction.changes();
  try {
    return { ok: true, answer: await job.run() };
  } catch (error) {
    // a full disk aborts the whole transaction, so no unit is applied
    if (!transaction.isOpen()) throw error;
    return transaction.changes() === before ? { ok: false, error } : undefined;
  }
}

async function runInSavepoint(transaction: TransactionControl, job: Job): Promise<Outcome> {
  transaction.savepoint();
  try {
    const answer = await job.run();
    transaction.release();
    return { ok: true, answer };
  } catch (error) {
    // a full disk aborts the whole transaction, so no unit is applied
    if (!transaction.isOpen()) throw error;
    transaction.rollbackToSavepoint();
    return { ok: false, error };
  }
}
