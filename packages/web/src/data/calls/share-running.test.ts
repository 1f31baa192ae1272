import { expect, test } from 'vitest';
import { shareRunning } from './share-running.ts';

test('the second half of a double tap shares the first one’s answer, and a later call begins anew', async () => {
  const made: string[] = [];
  const save = shareRunning(
    async (name: string) => {
      made.push(name);
      await Promise.resolve();
      return made.length;
    },
    { current: undefined },
  );
  expect(await Promise.all([save('first'), save('second')])).toEqual([1, 1]);
  expect(await save('third')).toBe(2);
  expect(made).toEqual(['first', 'third']);
});

test('a call that failed does not hold up the next one', async () => {
  let isDown = true;
  const save = shareRunning(
    async () => {
      if (isDown) throw new Error('down');
      return 'saved';
    },
    { current: undefined },
  );
  await expect(save(undefined)).rejects.toThrow('down');
  isDown = false;
  expect(await save(undefined)).toBe('saved');
});
