import { CodedError } from '../lib/index.ts';

/** Milliseconds that a reading may take before it is known how long it usually takes, and at most. */
const LONGEST_MS = 30_000;
/** Milliseconds that every reading may take. */
const SHORTEST_MS = 4_000;
/** A reading may take so many times as long as the one before it. */
const SLOWER = 4;

/**
 * Returns a function whose calls share readings: each call resolves with a reading that began after it, and never do two
 * run at once. A reading that fails, or takes too long (`unavailable`), fails those who waited for it and nobody else.
 *
 * @param read reads without effect and returns what to do with what was read; not called for a reading that took too long
 */
export function createSharedReading(read: () => Promise<() => void>): () => Promise<void> {
  let limit = LONGEST_MS;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function readInTime(): Promise<void> {
    const from = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        limit = Math.min(2 * limit, LONGEST_MS);
        reject(new CodedError('unavailable', {}, { cause: new Error('the reading took too long') }));
      }, limit);
    });
    try {
      const take = await Promise.race([read(), late]);
      take();
      limit = Math.min(Math.max(SLOWER * (performance.now() - from), SHORTEST_MS), LONGEST_MS);
    } finally {
      clearTimeout(timer);
    }
  }

  function start(): Promise<void> {
    next = undefined;
    running ??= readInTime().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (running === undefined) return start();
    next ??= running.then(start, start);
    return next;
  };
}
