import { expect, test } from 'vitest';
import { chunks, mayReload } from './chunk-reload.ts';

test.each([
  ['never before', undefined, 0, true],
  ['59.999 s ago', 1000, 60_999, false],
  ['60 s ago', 1000, 61_000, true],
  ['before the clock was set back', 90_000, 1000, true],
])('reloading %s', (_, last, now, allowed) => {
  expect(mayReload(last, now)).toBe(allowed);
});

test('a module that loads is returned, a failure is thrown unless a reload is under way', async () => {
  expect(await chunks.loaded(async () => 'page')).toBe('page');
  await expect(chunks.loaded(() => Promise.reject(new Error('gone')))).rejects.toThrow('gone');
});

test('a required module is requested until it loads', async () => {
  let tries = 0;
  const load = async () => {
    tries += 1;
    if (tries < 3) throw new Error('no network');
    return 'program';
  };
  expect(await chunks.needed(load, async () => undefined)).toBe('program');
  expect(tries).toBe(3);
});
