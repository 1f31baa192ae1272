import type pg from 'pg';
import type { Tx } from './db.ts';
import { guardedTx } from './guarded-tx.ts';
import { type ParserOf, type Request, sendBatch } from './postgres-batch.ts';
import { createPipe, type Pipe } from './postgres-pipe.ts';
import { type Compiler, createPostgresTx } from './postgres-queries.ts';
import { isUnavailable } from './unavailable.ts';

const RETRIES = 3;
/** Bounds the time that the first unit of a group waits for the last. */
const MAX_UNITS_PER_COMMIT = 16;
/**
 * Serialisation failure and deadlock: the unit of work is retried. So is one that wrote null where it must not: a
 * counter does when it has moved since it was read.
 */
const RETRYABLE_CODES = new Set(['40001', '40P01', '23502']);
const LOCK_TIMEOUT_CODE = '55P03';
/** Seed of the hash of queue names, so that their locks differ from other advisory locks. */
const LOCK_SEED = 20_771_042;

const BEGIN = fixed('unit_begin', 'begin');
const COMMIT = fixed('unit_commit', 'commit');
const ROLLBACK = fixed('unit_rollback', 'rollback');
const SAVEPOINT = fixed('unit_savepoint', 'savepoint unit');
const RELEASE = fixed('unit_release', 'release unit');
const ROLLBACK_TO = fixed('unit_rollback_to', 'rollback to unit');
const LOCK_QUEUE = fixed('unit_lock', `select pg_advisory_xact_lock(hashtextextended($1, ${LOCK_SEED}))`);
/**
 * Units of a group take locks in the order of all their statements, which other transactions do not follow. A
 * group that waits longer than this for one of them is broken up, before PostgreSQL looks for deadlocks (1 s).
 */
const LIMIT_WAITS = fixed('unit_lock_timeout', `set local lock_timeout = '200ms'`);

type Work = (tx: Tx) => Promise<unknown>;
type Outcome = { readonly answer: unknown } | { readonly error: unknown };
type Job = { readonly work: Work; readonly settle: (outcome: Outcome) => void };

export type UnitParts = {
  readonly pool: Pick<pg.Pool, 'connect'>;
  readonly compiler: Compiler;
  readonly parserOf: ParserOf;
};

/** Runs a unit of work in its own transaction, retried on conflicts; a unit of a queue holds the queue's lock. */
export async function runUnit<Answer>(
  parts: UnitParts,
  work: (tx: Tx) => Promise<Answer>,
  queue?: string,
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await inTransaction(parts, async (pipe) => {
        if (queue !== undefined) void pipe.put(lockOf(queue));
        return guardedTx(createPostgresTx(parts.compiler, pipe), work);
      });
    } catch (error) {
      if (attempt === RETRIES || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Creates queues of units of work with group commit: those that wait for the same queue share a transaction and its
 * flush, each inside its own savepoint, and are answered after the commit. An advisory lock serialises the groups of
 * all nodes.
 */
export function createUnitQueues(parts: UnitParts) {
  const queues = new Map<string, Job[]>();

  async function drain(name: string, waiting: Job[]): Promise<void> {
    while (waiting.length > 0) await runJobs(parts, name, waiting.splice(0, MAX_UNITS_PER_COMMIT));
    queues.delete(name);
  }
  return {
    add<Answer>(name: string, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
      return new Promise<Answer>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'error' in outcome ? reject(outcome.error) : resolve(outcome.answer as Answer);
        const waiting = queues.get(name);
        if (waiting) return void waiting.push({ work, settle });
        const first = [{ work, settle }];
        queues.set(name, first);
        void drain(name, first);
      });
    },
  };
}

/** Runs jobs in one transaction; if that fails because of one of them, each in its own. Never rejects. */
async function runJobs(parts: UnitParts, queue: string, jobs: readonly Job[]): Promise<void> {
  if (jobs.length > 1) {
    const outcomes = await runGroup(parts, queue, jobs).catch((error: unknown) => {
      if (isGroupFailure(error)) return undefined;
      return jobs.map(() => ({ error }));
    });
    if (outcomes) return settleAll(jobs, outcomes);
  }
  for (const { work, settle } of jobs) {
    settle(
      await runUnit(parts, work, queue).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    );
  }
}

function settleAll(jobs: readonly Job[], outcomes: readonly Outcome[]): void {
  jobs.forEach(({ settle }, index) => {
    const outcome = outcomes[index];
    if (outcome) settle(outcome);
  });
}

/** Runs each job in its savepoint and commits them together. Rejects if a statement failed: nothing is applied. */
async function runGroup(parts: UnitParts, queue: string, jobs: readonly Job[]): Promise<readonly Outcome[]> {
  return inTransaction(parts, async (pipe) => {
    void pipe.put(lockOf(queue));
    void pipe.put(LIMIT_WAITS);
    const tx = createPostgresTx(parts.compiler, pipe);
    const outcomes: Outcome[] = [];
    for (const job of jobs) outcomes.push(await runInSavepoint(pipe, tx, job));
    return outcomes;
  });
}

async function runInSavepoint(pipe: Pipe, tx: Tx, { work }: Job): Promise<Outcome> {
  const before = pipe.mark();
  void pipe.put(SAVEPOINT);
  try {
    const answer = await guardedTx(tx, work);
    void pipe.put(RELEASE);
    return { answer };
  } catch (error) {
    const wasSent = await pipe.withdraw(before);
    // a failed statement ends the whole transaction
    if (pipe.failure()) throw pipe.failure();
    if (wasSent) {
      void pipe.put(ROLLBACK_TO);
      void pipe.put(RELEASE);
    }
    return { error };
  }
}

/** Runs `act` between `begin` and `commit` on a connection of its own. */
async function inTransaction<Answer>(
  { pool, parserOf }: UnitParts,
  act: (pipe: Pipe) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  // the error is reported to the next statement
  const ignoreError = () => undefined;
  client.on('error', ignoreError);
  const pipe = createPipe((requests) => sendBatch(client, requests, parserOf));
  let broken: Error | undefined;
  try {
    void pipe.put(BEGIN);
    const answer = await act(pipe);
    const { command } = await pipe.ask(COMMIT);
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered a commit with ${command}.`);
    return answer;
  } catch (error) {
    const isBegun = await pipe.withdraw(0);
    if (isBegun) broken = await rollBack(error, () => sendBatch(client, [ROLLBACK], parserOf));
    throw error;
  } finally {
    client.off('error', ignoreError);
    client.release(broken);
  }
}

/**
 * Rolls back; returns the error that makes the connection unusable, undefined if it is usable. A hung connection is
 * not waited for again.
 */
async function rollBack(
  error: unknown,
  send: () => Promise<{ readonly error?: Error }>,
): Promise<Error | undefined> {
  if (error instanceof Error && isUnavailable(error) && !isGroupFailure(error)) return error;
  return (await send()).error;
}

/** Returns true if a group's transaction failed for a reason that its units may not meet by themselves. */
function isGroupFailure(error: unknown): boolean {
  if (isRetryable(error) || codeOf(error) === LOCK_TIMEOUT_CODE) return true;
  return codeOf(error) !== undefined && !isUnavailable(error);
}

function isRetryable(error: unknown): boolean {
  return RETRYABLE_CODES.has(codeOf(error) ?? '');
}

function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}

function fixed(name: string, text: string): Request {
  return { statement: { name, text, columns: [] }, values: [] };
}

function lockOf(queue: string): Request {
  return { ...LOCK_QUEUE, values: [queue] };
}
