import { describe, expect, it } from 'vitest';
import { rejected } from '../../test/kits/rejected.ts';
import { createPictureQueue, type QueueLimits } from './picture-queue.ts';

const LIMITS: QueueLimits = {
  running: 2,
  largeRunning: 1,
  waiting: 5,
  largeWaiting: 3,
  visitorWaiting: 3,
  visitorLargeWaiting: 2,
  largeBeyond: 100,
};

/** Creates a queue whose tasks end on demand; `begun` lists them in the order in which they started. */
function aQueue() {
  const queue = createPictureQueue(LIMITS);
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enqueue = (name: string, size: number, visitor = 'a') =>
    queue({
      size,
      visitor,
      run: () =>
        new Promise<string>((resolve) => {
          begun.push(name);
          ends.set(name, () => resolve(name));
        }),
    });
  return { enqueue, begun, end: (name: string) => ends.get(name)?.() };
}

describe('queued pictures', () => {
  it('run smallest first, then in order of arrival', async () => {
    const { enqueue, begun, end } = aQueue();
    const queued = [
      enqueue('one', 50),
      enqueue('two', 50),
      enqueue('large', 200),
      enqueue('80', 80),
      enqueue('20', 20, 'b'),
      enqueue('20 too', 20),
    ];
    for (const name of ['one', 'two', '20', '20 too', '80', 'large']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    expect(await Promise.all(queued)).toHaveLength(6);
    expect(begun).toEqual(['one', 'two', '20', '20 too', '80', 'large']);
  });

  it('leave a slot for small ones, however many large ones wait', async () => {
    const { enqueue, begun, end } = aQueue();
    const large = [enqueue('large', 200), enqueue('larger', 300), enqueue('largest', 400)];
    expect(begun).toEqual(['large']);
    const small = enqueue('small', 20, 'b');
    expect(begun).toEqual(['large', 'small']);
    end('small');
    await small;
    expect(begun).toEqual(['large', 'small']);
    for (const name of ['large', 'larger', 'largest']) {
      await expect.poll(() => begun).toContain(name);
      end(name);
    }
    expect(await Promise.all(large)).toHaveLength(3);
  });

  it('are limited per visitor and in total, large ones more strictly', async () => {
    const { enqueue } = aQueue();
    const own = rejected('tooManyRequests', { retryAfter: 5 });
    const all = rejected('unavailable', { retryAfter: 5 });
    for (const name of ['one', 'two', 'three']) void enqueue(name, 200);
    await expect(enqueue('four', 200)).rejects.toEqual(own);
    void enqueue('of b', 200, 'b');
    await expect(enqueue('of c', 200, 'c')).rejects.toEqual(all);
    for (const name of ['s1', 's2', 's3', 's4']) void enqueue(name, 20);
    await expect(enqueue('s5', 20)).rejects.toEqual(own);
    for (const name of ['s6', 's7']) void enqueue(name, 20, 'b');
    await expect(enqueue('s8', 20, 'c')).rejects.toEqual(all);
  });

  it('free their slot when they fail', async () => {
    const queue = createPictureQueue(LIMITS);
    const failing = () => queue({ size: 200, visitor: 'a', run: () => Promise.reject(new Error('no')) });
    for (const outcome of await Promise.allSettled([failing(), failing(), failing()]))
      expect(outcome).toMatchObject({ status: 'rejected', reason: { message: 'no' } });
    expect(await queue({ size: 200, visitor: 'a', run: async () => 'drawn' })).toBe('drawn');
  });
});
