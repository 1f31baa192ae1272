/** A unit of work that waits for its turn. */
type Job = { readonly run: () => Promise<unknown>; readonly settle: (outcome: Outcome) => void };
type Outcome =
  | { readonly ok: true; readonly answer: unknown }
  | { readonly ok: false; readonly error: unknown };

export type TransactionControl = {
  begin(): void;
  commit(): void;
  rollback(): void;
  isOpen(): boolean;
  mark(): void;
  release(): void;
  rollbackToMark(): void;
};

/** More than this would keep readers and sockets waiting. */
const JOBS_A_COMMIT = 32;

/**
 * Runs units of work one after the other on the one writing connection. Those that wait together share a
 * commit, each inside its own savepoint, and nobody is answered before that commit: one flush to the disk
 * serves many callers, and each unit is still all there or not at all.
 */
export function createWriteQueue(transaction: TransactionControl) {
  const waiting: Job[] = [];
  let draining: Promise<void> | undefined;

  async function drain(): Promise<void> {
    // Calls that arrived in the same turn of the event loop get to share the first commit.
    await new Promise<void>((resolve) => setImmediate(resolve));
    while (waiting.length > 0) await commitTogether(transaction, waiting.splice(0, JOBS_A_COMMIT));
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
    for (const job of jobs) outcomes.push(await runMarked(transaction, job));
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

/** A disk that fails may fail here as well: the next commit then tries again, and nobody waits for ever. */
function rollBack(transaction: TransactionControl): void {
  try {
    if (transaction.isOpen()) transaction.rollback();
  } catch {
    // what went wrong first is what the callers are told
  }
}

async function runMarked(transaction: TransactionControl, job: Job): Promise<Outcome> {
  transaction.mark();
  try {
    const answer = await job.run();
    transaction.release();
    return { ok: true, answer };
  } catch (error) {
    // A full disk ends the whole transaction by itself: then nobody's work is there.
    if (!transaction.isOpen()) throw error;
    transaction.rollbackToMark();
    return { ok: false, error };
  }
}
