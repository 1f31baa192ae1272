import { CodedError } from '../lib/index.ts';

/** Initial timeout of a load, and the longest. */
const MAX_TIMEOUT_MS = 30_000;
const MIN_TIMEOUT_MS = 4_000;
/** Timeout of a load as a multiple of the duration of the one before. */
const TIMEOUT_FACTOR = 4;

/**
 * Returns a function that coalesces concurrent calls into one load at a time: each call resolves with a load that
 * started after it. A load that fails or times out (`unavailable`) fails the calls that waited for it, and no others.
 *
 * @param load loads without side effects and returns a function that applies the result; it is not applied after a
 * timeout
 */
export function createCoalescedLoad(load: () => Promise<() => void>): () => Promise<void> {
  let timeoutMs = MAX_TIMEOUT_MS;
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;

  async function loadInTime(): Promise<void> {
    const startedAt = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const timedOut = new Promise<never>((_resolve, reject) => {
      timer = setTimeout(() => {
        timeoutMs = Math.min(2 * timeoutMs, MAX_TIMEOUT_MS);
        reject(new CodedError('unavailable', {}, { cause: new Error('loading the catalogue timed out') }));
      }, timeoutMs);
    });
    try {
      const apply = await Promise.race([load(), timedOut]);
      apply();
      timeoutMs = Math.min(
        Math.max(TIMEOUT_FACTOR * (performance.now() - startedAt), MIN_TIMEOUT_MS),
        MAX_TIMEOUT_MS,
      );
    } finally {
      clearTimeout(timer);
    }
  }

  function start(): Promise<void> {
    next = undefined;
    running ??= loadInTime().finally(() => {
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
