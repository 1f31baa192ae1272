import type { Tx } from './db.ts';
import type { Outcome } from './postgres-unit.ts';
import { type Job, runJobs, type UnitParts } from './postgres-units.ts';

/** Bounds the time that the first unit of a group waits for the last. */
const MAX_UNITS = 32;
/** Most queues of a group: other nodes wait for all of them. */
const MAX_QUEUES = 8;
/** Groups that run at the same time while none of them waits for another node. */
const FRESH_GROUPS = 2;
/** Time in milliseconds after which a group counts as waiting. */
const FRESH_MS = 100;
/** Groups that run at the same time, each on a connection. */
const MAX_GROUPS = 12;

/**
 * Creates queues of units of work with group commit: those that wait, of one queue or of several, share a transaction
 * and its flush, each inside its own savepoint, and are answered after the commit. An advisory lock for each queue
 * serialises the groups of all nodes.
 */
export function createUnitQueues(parts: UnitParts) {
  const waiting = createWaitingJobs();
  let fresh = 0;
  let running = 0;

  function startGroups(): void {
    while (fresh < FRESH_GROUPS && running < MAX_GROUPS) {
      const group = waiting.takeGroup();
      if (group.length === 0) return;
      void run(group);
    }
  }
  async function run(group: readonly Job[]): Promise<void> {
    fresh += 1;
    running += 1;
    let isFresh = true;
    const age = () => {
      if (isFresh) fresh -= 1;
      isFresh = false;
    };
    const aging = setTimeout(() => {
      age();
      startGroups();
    }, FRESH_MS);
    const undone = await runJobs(parts, group);
    clearTimeout(aging);
    age();
    running -= 1;
    waiting.ended(group, undone);
    startGroups();
  }
  return {
    add<Answer>(queue: string, work: (tx: Tx) => Promise<Answer>): Promise<Answer> {
      return new Promise<Answer>((resolve, reject) => {
        const settle = (outcome: Outcome) =>
          'error' in outcome ? reject(outcome.error) : resolve(outcome.answer as Answer);
        waiting.add({ queue, work, settle });
        startGroups();
      });
    },
  };
}

/** Creates the list of waiting jobs by queue, of which each is served by one group at a time, in turns. */
function createWaitingJobs() {
  const byQueue = new Map<string, Job[]>();
  const served = new Set<string>();
  /** Queues that another node held: their next group waits for them. */
  const held = new Set<string>();

  /** Returns the queues of the next group, the one to wait for first. */
  function nextQueues(): readonly string[] {
    const free = [...byQueue.keys()].filter((queue) => !served.has(queue));
    const first = free.find((queue) => held.has(queue)) ?? free[0];
    if (first === undefined) return [];
    return [first, ...free.filter((queue) => queue !== first && !held.has(queue))].slice(0, MAX_QUEUES);
  }
  return {
    add(job: Job): void {
      const jobs = byQueue.get(job.queue);
      if (jobs) jobs.push(job);
      else byQueue.set(job.queue, [job]);
    },
    takeGroup(): readonly Job[] {
      const group: Job[] = [];
      for (const queue of nextQueues()) {
        const jobs = byQueue.get(queue) ?? [];
        const taken = jobs.splice(0, MAX_UNITS - group.length);
        if (taken.length > 0) served.add(queue);
        group.push(...taken);
        byQueue.delete(queue);
        // behind the others
        if (jobs.length > 0) byQueue.set(queue, jobs);
      }
      return group;
    },
    /** Notes that a group has ended; its undone jobs are the next of their queues. */
    ended(group: readonly Job[], undone: readonly Job[]): void {
      for (const { queue } of group) {
        served.delete(queue);
        held.delete(queue);
      }
      for (const [queue, jobs] of Map.groupBy(undone, (job) => job.queue)) {
        byQueue.set(queue, [...jobs, ...(byQueue.get(queue) ?? [])]);
        held.add(queue);
      }
    },
  };
}
