import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import { CallError } from '../calls/call-error.ts';
import { connection } from '../calls/connection.ts';
import { nextSkip, pointHistoryQuery } from './holdings.ts';

const page = (rows: number, total: number) => ({ total, data: Array.from({ length: rows }, () => 'row') });

test.each([
  ['nothing read', [], undefined],
  ['an empty list', [page(0, 0)], undefined],
  ['one row short of the end', [page(10, 21), page(10, 21)], 20],
  ['the end', [page(10, 20), page(10, 20)], undefined],
  ['rows that went meanwhile', [page(10, 12), page(0, 12)], undefined],
  ['rows that came meanwhile', [page(10, 20), page(10, 21)], 20],
])('the next page begins after the rows read so far: %s', (_, pages, skip) => {
  expect(nextSkip(pages)).toBe(skip);
});

test('a page of the points history that failed is requested once more, after 500 ms', async () => {
  vi.useFakeTimers();
  const call = vi.spyOn(connection, 'call').mockRejectedValue(new CallError('timeout', 0));
  const read = new QueryClient().fetchInfiniteQuery(pointHistoryQuery('ann', 10)).catch((error) => error);
  await vi.advanceTimersByTimeAsync(499);
  expect(call).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(call.mock.calls).toHaveLength(2);
  expect(call).toHaveBeenLastCalledWith('find', 'points', { user: 'ann', $limit: 10, $skip: 0 });
  expect(await read).toMatchObject({ code: 'timeout' });
  vi.useRealTimers();
});
