/** A queued unit of work. */
type Job = { readonly run: () => Promise<unknown>; readonly settle: (outcome: Outcome) => void };
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

/**
 * Serialises units of work on the writing connection with group commit: units queued together share one commit
 * and are answered after it. One disk flush serves many callers, and each unit stays atomic: a group in which a unit
 * fails after it has changed something is undone and runs once more, each unit inside its own savepoint. Savepoints
 * are not taken at once because SQLite copies every page that changes within one.
 */
export function createWriteQueue(transaction: TransactionControl) {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;
  let cautiousGroups = 0;

  async function commitNext(): Promise<void> {
    const jobs = waiting.splice(0, MAX_JOBS_PER_COMMIT);
    const [alone, second] = jobs;
    if (alone && !second) return commitAlone(transaction, alone);
    const isCautious = cautiousGroups > 0;
    if (isCautious) cautiousGroups -= 1;
    else if (await commitTogether(transaction, jobs, runInGroup)) return undefined;
    else cautiousGroups = CAUTIOUS_GROUPS;
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
        waiting.push({ run, settle });
        draining ??= drain();
      });
    },
    async settled(): Promise<void> {
      while (draining) await draining;
    },
  };
}

/** Runs a unit in a transaction of its own, and settles it after the commit. */
async function commitAlone(transaction: TransactionControl, { run, settle }: Job): Promise<void> {
  try {
    transaction.begin();
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
 * Runs units in one transaction and settles them after its commit. Returns false, with everything rolled back and
 * nothing settled, if only that can undo the changes of one that failed.
 */
async function commitTogether(
  transaction: TransactionControl,
  jobs: readonly Job[],
  run: Run,
): Promise<boolean> {
  try {
    transaction.begin();
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
