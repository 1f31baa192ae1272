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
  savepoint(): void;
  release(): void;
  rollbackToSavepoint(): void;
};

/** Bounds the time that readers and sockets wait for a commit. */
const MAX_JOBS_PER_COMMIT = 32;

/**
 * Serialises units of work on the writing connection with group commit: units queued together share one commit,
 * each inside its own savepoint, and are answered after it. One disk flush serves many callers, and each unit
 * stays atomic.
 */
export function createWriteQueue(transaction: TransactionControl) {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    // calls that arrived in the same turn of the event loop share the first commit
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await commitTogether(transaction, waiting.splice(0, MAX_JOBS_PER_COMMIT));
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

async function commitTogether(transaction: TransactionControl, jobs: readonly Job[]): Promise<void> {
  try {
    transaction.begin();
    const outcomes: Outcome[] = [];
    for (const job of jobs) outcomes.push(await runInSavepoint(transaction, job));
    transaction.commit();
    jobs.forEach((job, index) => {
      const outcome = outcomes[index];
      if (outcome) job.settle(outcome);
    });
  } catch (error) {
    rollBack(transaction);
    for (const job of jobs) job.settle({ ok: false, error });
  }
}

/** Rolls back; a failure here is ignored, because the next commit starts anew. */
function rollBack(transaction: TransactionControl): void {
  try {
    if (transaction.isOpen()) transaction.rollback();
  } catch {
    // the callers receive the original error
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
