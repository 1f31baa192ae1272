import { CodedError } from '../lib/index.ts';

/** Seconds after which somebody who was refused may ask again. */
const RETRY_AFTER = 5;

export type QueueLimits = {
  /** Tasks at once. */
  readonly running: number;
  /** Large ones among them: small ones always find a place. */
  readonly largeRunning: number;
  /** Tasks that wait, of all visitors. */
  readonly waiting: number;
  readonly largeWaiting: number;
  /** Tasks of one visitor that wait. */
  readonly visitorWaiting: number;
  readonly visitorLargeWaiting: number;
  /** A task of more than this size is large. */
  readonly largeBeyond: number;
};
type Task<Result> = {
  /** How much work it is; of those that wait, the smallest comes first. */
  readonly size: number;
  /** Who asks for it. */
  readonly visitor: string;
  readonly run: () => Promise<Result>;
};

/**
 * Runs few tasks at once, of those that wait the smallest first, then in the order they came. Throws
 * `tooManyRequests` when as many of the visitor's wait as may, `unavailable` when too many wait at all, both with
 * `retryAfter` (s).
 */
export type PictureQueue = <Result>(task: Task<Result>) => Promise<Result>;

type Waiting = { readonly size: number; readonly visitor: string; readonly begin: () => void };

export function createPictureQueue(limits: QueueLimits): PictureQueue {
  const waiting: Waiting[] = [];
  const running = { all: 0, large: 0 };
  const isLarge = ({ size }: Pick<Waiting, 'size'>) => size > limits.largeBeyond;

  function mayBegin(task: Pick<Waiting, 'size'>): boolean {
    return running.all < limits.running && (!isLarge(task) || running.large < limits.largeRunning);
  }

  function ensureRoom(task: Pick<Waiting, 'size' | 'visitor'>): void {
    const alike = waiting.filter((each) => isLarge(each) === isLarge(task));
    const own = alike.filter(({ visitor }) => visitor === task.visitor);
    const [mostOwn, most] = isLarge(task)
      ? [limits.visitorLargeWaiting, limits.largeWaiting]
      : [limits.visitorWaiting, limits.waiting];
    if (own.length >= mostOwn) throw new CodedError('tooManyRequests', { retryAfter: RETRY_AFTER });
    if (alike.length >= most) throw new CodedError('unavailable', { retryAfter: RETRY_AFTER });
  }

  function enqueue(task: Waiting): void {
    const at = waiting.findIndex(({ size }) => size > task.size);
    waiting.splice(at < 0 ? waiting.length : at, 0, task);
  }

  function beginNext(): void {
    const at = waiting.findIndex(mayBegin);
    const [next] = at < 0 ? [] : waiting.splice(at, 1);
    next?.begin();
  }

  function count(task: Pick<Waiting, 'size'>, by: 1 | -1): void {
    running.all += by;
    if (isLarge(task)) running.large += by;
  }

  return async ({ size, visitor, run }) => {
    if (mayBegin({ size })) count({ size }, 1);
    else {
      ensureRoom({ size, visitor });
      // counted by whoever lets it begin, so that nobody slips in between
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
