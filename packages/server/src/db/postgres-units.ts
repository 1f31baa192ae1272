import type pg from 'pg';
import type { Tx } from './db.ts';
import { type ParserOf, type PlannedStatement, type Request, sendBatch } from './postgres-batch.ts';
import { isGroupFailure, isRetryable } from './postgres-failures.ts';
import { createPipe, type Pipe } from './postgres-pipe.ts';
import { planRenewal } from './postgres-plans.ts';
import type { Compiler } from './postgres-queries.ts';
import { type Outcome, type StartedUnit, startUnit, type Work } from './postgres-unit.ts';
import { isUnavailable } from './unavailable.ts';

const RETRIES = 3;
/** Seed of the hash of queue names, so that their locks differ from other advisory locks. */
const LOCK_SEED = 20_771_042;

const BEGIN = fixed('unit_begin', 'begin');
const COMMIT = fixed('unit_commit', 'commit');
const ROLLBACK = fixed('unit_rollback', 'rollback');
const SAVEPOINTS = {
  set: fixed('unit_savepoint', 'savepoint unit'),
  release: fixed('unit_release', 'release unit'),
  rollBack: fixed('unit_rollback_to', 'rollback to unit'),
};
const LOCK_QUEUE = fixed('unit_lock', `select pg_advisory_xact_lock(hashtextextended($1, ${LOCK_SEED}))`);
const TRY_QUEUE: PlannedStatement = {
  name: 'unit_try_lock',
  text: `select pg_try_advisory_xact_lock(hashtextextended($1, ${LOCK_SEED}))::int as locked`,
};
/**
 * Units of a group take locks in the order of all their statements, which other transactions do not follow. A
 * group that waits longer than this for one of them is broken up, before PostgreSQL looks for deadlocks (1 s).
 */
const LIMIT_WAITS = fixed('unit_lock_timeout', `set local lock_timeout = '200ms'`);

/** A unit of work that waits in a queue. */
export type Job = {
  readonly queue: string;
  readonly work: Work;
  readonly settle: (outcome: Outcome) => void;
};

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
        if (queue !== undefined) pipe.put(lockOf(queue));
        const unit = startUnit(parts.compiler, pipe, work);
        await unit.readAhead();
        const outcome = await unit.takeTurn();
        if ('error' in outcome) throw outcome.error;
        return outcome.answer as Answer;
      });
    } catch (error) {
      if (attempt === RETRIES || !isRetryable(error)) throw error;
    }
  }
}

/**
 * Runs jobs in one transaction, or each in its own if that fails because of one of them, and settles them. Returns
 * those that were left undone, because another node holds their queue.
 */
export async function runJobs(parts: UnitParts, jobs: readonly Job[]): Promise<readonly Job[]> {
  if (jobs.length > 1) {
    const outcomes = await runGroup(parts, jobs).catch((error: unknown) => {
      if (isGroupFailure(error)) return undefined;
      return jobs.map(() => ({ error }));
    });
    if (outcomes) return settleAll(jobs, outcomes);
  }
  for (const { queue, work, settle } of jobs) {
    settle(
      await runUnit(parts, work, queue).then(
        (answer) => ({ answer }),
        (error: unknown) => ({ error }),
      ),
    );
  }
  return [];
}

/** Settles jobs; returns those without an outcome. */
function settleAll(jobs: readonly Job[], outcomes: readonly (Outcome | undefined)[]): readonly Job[] {
  return jobs.filter(({ settle }, index) => {
    const outcome = outcomes[index];
    if (outcome) settle(outcome);
    return !outcome;
  });
}

/**
 * Runs each job in its savepoint and commits them together. Waits for the lock of the first queue only: jobs of others
 * that another node serves have no outcome. Rejects if a statement failed: nothing is applied.
 */
async function runGroup(parts: UnitParts, jobs: readonly Job[]): Promise<readonly (Outcome | undefined)[]> {
  const units: StartedUnit[] = [];
  try {
    return await inTransaction(parts, async (pipe) => {
      const locks = lockQueues(pipe, [...new Set(jobs.map(({ queue }) => queue))]);
      pipe.put(LIMIT_WAITS);
      for (const { work } of jobs) units.push(startUnit(parts.compiler, pipe, work, SAVEPOINTS));
      await Promise.all(units.map((unit) => unit.readAhead()));
      const locked = await locks;
      const outcomes: (Outcome | undefined)[] = [];
      for (const [index, unit] of units.entries())
        outcomes.push(locked.has(jobs[index]?.queue ?? '') ? await unit.takeTurn() : undefined);
      return outcomes;
    });
  } finally {
    for (const unit of units) unit.abandon();
  }
}

/** Locks the first queue, and of the others those that are free; resolves with all that are locked. */
async function lockQueues(
  pipe: Pipe,
  [first = '', ...others]: readonly string[],
): Promise<ReadonlySet<string>> {
  pipe.put(lockOf(first));
  const answers = await Promise.all(
    others.map(async (queue) => {
      const { rows } = await pipe.ask({ statement: TRY_QUEUE, values: [queue] });
      const [row] = rows as readonly { readonly locked: number }[];
      return row?.locked === 1 ? [queue] : [];
    }),
  );
  return new Set([first, ...answers.flat()]);
}

/** Runs `act` between `begin` and `commit` on a connection of its own. */
async function inTransaction<Answer>(
  { pool, compiler, parserOf }: UnitParts,
  act: (pipe: Pipe) => Promise<Answer>,
): Promise<Answer> {
  const client = await pool.connect();
  // the error is reported to the next statement
  const ignoreError = () => undefined;
  client.on('error', ignoreError);
  const pipe = createPipe({
    send: (requests) => sendBatch(client, requests, parserOf),
    insertRequests: compiler.insertRequests,
  });
  let broken: Error | undefined;
  try {
    for (const request of [BEGIN, ...planRenewal(client)]) pipe.put(request);
    const answer = await act(pipe);
    const { command } = await pipe.commit(COMMIT);
    if (command !== 'COMMIT') throw new Error(`PostgreSQL answered a commit with ${command}.`);
    return answer;
  } catch (error) {
    if (await pipe.sent()) broken = await rollBack(error, () => sendBatch(client, [ROLLBACK], parserOf));
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

function fixed(name: string, text: string): Request {
  return { statement: { name, text, columns: [] }, values: [] };
}

function lockOf(queue: string): Request {
  return { ...LOCK_QUEUE, values: [queue] };
}
