import { CodedError } from '../lib/index.ts';

const RETRY_AFTER_SECONDS = 5;

export type QueueLimits = {
  /** Tasks running at once. */
  readonly running: number;
  /** Large tasks among them; the other slots stay free for small ones. */
  readonly largeRunning: number;
  /** Waiting tasks of all visitors. */
  readonly waiting: number;
  readonly largeWaiting: number;
  /** Waiting tasks of one visitor. */
  readonly visitorWaiting: number;
  readonly visitorLargeWaiting: number;
  /** Size above which a task is large. */
  readonly largeBeyond: number;
};
type Task<Result> = {
  /** Amount of work; the smallest waiting task runs first. */
  readonly size: number;
  /** Key of the caller, whose waiting tasks are limited. */
  readonly visitor: string;
  readonly run: () => Promise<Result>;
};

/**
 * Queue with limited concurrency, by size and then by arrival. Throws `tooManyRequests` when the visitor has too many
 * waiting tasks, `unavailable` when all visitors together have, both with `retryAfter` (s).
 */
export type PictureQueue = <Result>(task: Task<Result>) => Promise<Result>;

type Waiting = { readonly size: number; readonly visitor: string; readonly begin: () => void };

export function createPictureQueue(limits: QueueLimits): PictureQueue {
  const waiting: Waiting[] = [];
  const running = { all: 0, large: 0 };
  const isLarge = ({ size }: Pick<Waiting, 'size'>) => size > limits.largeBeyond;

  function hasCapacity(task: Pick<Waiting, 'size'>): boolean {
    return running.all < limits.running && (!isLarge(task) || running.large < limits.largeRunning);
  }

  function ensureRoom(task: Pick<Waiting, 'size' | 'visitor'>): void {
    const sameSize = waiting.filter((each) => isLarge(each) === isLarge(task));
    const own = sameSize.filter(({ visitor }) => visitor === task.visitor);
    const [maxOwn, max] = isLarge(task)
      ? [limits.visitorLargeWaiting, limits.largeWaiting]
      : [limits.visitorWaiting, limits.waiting];
    if (own.length >= maxOwn) throw new CodedError('tooManyRequests', { retryAfter: RETRY_AFTER_SECONDS });
    if (sameSize.length >= max) throw new CodedError('unavailable', { retryAfter: RETRY_AFTER_SECONDS });
  }

  function enqueue(task: Waiting): void {
    const at = waiting.findIndex(({ size }) => size > task.size);
    waiting.splice(at < 0 ? waiting.length : at, 0, task);
  }

  function beginNext(): void {
    const at = waiting.findIndex(hasCapacity);
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    next?.begin();
  }

  function count(task: Pick<Waiting, 'size'>, by: 1 | -1): void {
    running.all += by;
    if (isLarge(task)) running.large += by;
  }

  return async ({ size, visitor, run }) => {
    if (hasCapacity({ size })) count({ size }, 1);
    else {
      ensureRoom({ size, visitor });
      // Counted by the task that starts it, so that no other takes the slot in between.
      await new Promise<void>((resolve) => {
        const begin = () => {
          count({ size }, 1);
          resolve();
        };
        enqueue({ size, visitor, begin });
      });
    }
    try {
      return await run();
    } finally {
      count({ size }, -1);
      beginNext();
    }
  };
}
