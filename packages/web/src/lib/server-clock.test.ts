import { expect, test, vi } from 'vitest';
import { createServerClock } from './server-clock.ts';

const NOW = Date.parse('2026-03-02T12:00:00.000Z');
const HOURS = 3_600_000;

test('follows the server where the phone is hours off, and the phone where the answer was slow', () => {
  let phone = NOW;
  const clock = createServerClock(() => phone);
  expect(clock.now()).toBe(NOW);
  clock.set(NOW + 3 * HOURS);
  phone += 1000;
  expect(clock.now()).toBe(NOW + 3 * HOURS + 1000);
  clock.set(phone - 29_999);
  expect(clock.now()).toBe(phone);
});

test('tells its listeners when it is put right', () => {
  const clock = createServerClock(() => NOW);
  const listener = vi.fn();
  const stop = clock.subscribe(listener);
  clock.set(NOW);
  expect(listener).not.toHaveBeenCalled();
  clock.set(NOW - 3 * HOURS);
  expect(listener).toHaveBeenCalledOnce();
  stop();
});
