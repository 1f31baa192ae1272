import type { Log } from '../lib/index.ts';
import { type OutboxRows, PAGE } from './outbox-rows.ts';

/** Time in milliseconds in which delivered events gather, so that one deletion serves many orders. */
const GATHERING_MS = 50;

type CleanerDeps = {
  readonly rows: Pick<OutboxRows, 'remove'>;
  readonly onRemoved: (seqs: readonly number[]) => void;
  readonly log: Log;
};

/** Deletes delivered events from the outbox in the background, one page at a time. */
export function createOutboxCleaner({ rows, onRemoved, log }: CleanerDeps) {
  /** Sequence numbers of delivered events whose rows remain. */
  const delivered = new Set<number>();
  let running: Promise<void> | undefined;
  let gathering: NodeJS.Timeout | undefined;

  async function removeDelivered(): Promise<boolean> {
    try {
      while (delivered.size > 0) {
        const seqs = [...delivered].slice(0, PAGE);
        await rows.remove(seqs);
        for (const seq of seqs) delivered.delete(seq);
        onRemoved(seqs);
      }
      return true;
    } catch (error) {
      log.warn({ error }, 'outbox cleanup failed: events will be delivered again');
      return false;
    }
  }

  /** Starts a run soon if there is work. After a failure the next call tries again. */
  function start(): void {
    if (delivered.size > 0) gathering ??= setTimeout(run, GATHERING_MS);
  }

  function run(): void {
    clearTimeout(gathering);
    gathering = undefined;
    if (delivered.size === 0) return;
    running ??= removeDelivered().then((isDone) => {
      running = undefined;
      // events delivered since the last check would otherwise wait for the next one
      if (isDone) start();
    });
  }

  return {
    start,
    add(seqs: readonly number[]): void {
      for (const seq of seqs) delivered.add(seq);
      start();
    },
    /** Deletes what is delivered without delay; resolves when no run is in progress. */
    async settled(): Promise<void> {
      run();
      while (running) {
        await running;
        if (gathering) run();
      }
    },
  };
}
