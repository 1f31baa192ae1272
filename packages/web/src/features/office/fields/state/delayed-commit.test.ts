import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDelayedCommit } from './delayed-commit.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('B10.1 what is typed is sent once, after 600 ms without a key, and not after it was taken back', () => {
  const sent: string[] = [];
  const { later, cancel } = createDelayedCommit();
  for (const text of ['4', '46', '46.5']) {
    later(() => sent.push(text));
    vi.advanceTimersByTime(599);
  }
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual(['46.5']);
  later(() => sent.push('47'));
  cancel();
  vi.advanceTimersByTime(1000);
  expect(sent).toEqual(['46.5']);
});
