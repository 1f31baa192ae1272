import { expect, test } from 'vitest';
import { holdOwnChange, isOwnChange, markOwnChange } from './own-changes.ts';

test('a bill counts as changed here until its event has surely come', () => {
  expect(isOwnChange('s1', 10_000)).toBe(false);
  markOwnChange('s1', 10_000);
  expect([10_000, 12_999, 13_000].map((now) => isOwnChange('s1', now))).toEqual([true, true, false]);
  expect(isOwnChange('s2', 10_000)).toBe(false);
});

test('M5.5 a bill that is paid at a terminal is not finished on another device, however long that takes', () => {
  const release = holdOwnChange('s3');
  expect(isOwnChange('s3', Date.now() + 300_000)).toBe(true);
  release();
  expect([0, 300_000].map((later) => isOwnChange('s3', Date.now() + later))).toEqual([true, false]);
});
