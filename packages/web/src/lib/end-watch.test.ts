import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createEndWatch } from './end-watch.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('the end coming into view asks for the next page, at most every 10 ms', () => {
  const reach = vi.fn();
  const watch = createEndWatch(reach);
  watch.moved(true);
  watch.moved(false);
  watch.moved(true);
  expect(reach).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(9);
  expect(reach).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reach).toHaveBeenCalledTimes(2);
});

test('50 ms after a page has come the end still in view asks for another', () => {
  const reach = vi.fn();
  const watch = createEndWatch(reach);
  watch.moved(true);
  watch.loaded();
  vi.advanceTimersByTime(49);
  expect(reach).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1);
  expect(reach).toHaveBeenCalledTimes(2);
});

test('an end that left the view asks for nothing, nor does one of a list that is gone', () => {
  const reach = vi.fn();
  const watch = createEndWatch(reach);
  watch.moved(true);
  watch.moved(false);
  watch.loaded();
  vi.advanceTimersByTime(1000);
  watch.moved(true);
  watch.loaded();
  watch.stop();
  vi.advanceTimersByTime(1000);
  expect(reach).toHaveBeenCalledTimes(2);
});
