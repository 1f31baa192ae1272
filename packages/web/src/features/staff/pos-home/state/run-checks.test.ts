import { expect, test } from 'vitest';
import { askToKeep } from './run-checks.ts';

const storage = (persist: unknown) => ({ persist }) as StorageManager;

test('T1.3 storage lasts where the browser says so, not where it refuses or cannot be asked', async () => {
  expect(await askToKeep(storage(async () => true))).toBe(true);
  expect(await askToKeep(storage(async () => false))).toBe(false);
  expect(await askToKeep(storage(() => Promise.reject(new Error('no'))))).toBe(false);
  expect(await askToKeep(storage(undefined))).toBe(false);
});
