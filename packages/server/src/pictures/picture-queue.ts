import { CodedError } from '../coded-error.ts';

const MAX_WAITING = 500;

/** Runs at most `limit` tasks at once, the others in the order they came; `unavailable` when too many wait. */
export type PictureQueue = <Result>(task: () => Promise<Result>) => Promise<Result>;

export function createPictureQueue(limit: number): PictureQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (task) => {
    if (waiting.length >= MAX_WAITING) throw new CodedError('unavailable');
    if (running >= limit) await new Promise<void>((resolve) => waiting.push(resolve));
    running += 1;
    try {
      return await task();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
