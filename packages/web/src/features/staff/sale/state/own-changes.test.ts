import { expect, test } from 'vitest';
import { isOwnChange, markOwnChange } from './own-changes.ts';

test('a bill counts as changed here until its event has surely come', () => {
  expect(isOwnChange('s1', 10_000)).toBe(false);
  markOwnChange('s1', 10_000);
  expect([10_000, 12_999, 13_000].map((now) => isOwnChange('s1', now))).toEqual([true, true, false]);
  expect(isOwnChange('s2', 10_000)).toBe(false);
});
