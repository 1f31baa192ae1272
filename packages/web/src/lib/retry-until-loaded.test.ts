import { expect, test, vi } from 'vitest';
import { retryUntilLoaded } from './retry-until-loaded.ts';

test('code that fails to load is requested until it loads', async () => {
  const fetchPart = vi.fn(async () => 'part');
  fetchPart.mockRejectedValueOnce(new TypeError('network'));
  fetchPart.mockRejectedValueOnce(new TypeError('network'));
  const wait = vi.fn(async () => undefined);
  expect(await retryUntilLoaded(fetchPart, wait)).toBe('part');
  expect(fetchPart).toHaveBeenCalledTimes(3);
  expect(wait).toHaveBeenCalledTimes(2);
});
