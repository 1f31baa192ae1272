import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMissingMessages, type MissingMessages } from './missing-messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aReport() {
  const sent: MissingMessages[] = [];
  const missing = createMissingMessages();
  return { sent, missing, listen: () => missing.sendTo((messages) => void sent.push(messages)) };
}

test('missing texts are sent together, 3 s after the first, each once', () => {
  const { sent, missing, listen } = aReport();
  listen();
  missing.note('en', 'guest:a');
  vi.advanceTimersByTime(2000);
  missing.note('en', 'b');
  missing.note('zh-hk', 'b');
  missing.note('en', 'b');
  vi.advanceTimersByTime(999);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([{ en: ['guest:a', 'b'], 'zh-hk': ['b'] }]);
  missing.note('en', 'b');
  vi.advanceTimersByTime(10_000);
  expect(sent).toHaveLength(1);
  missing.note('en', 'c');
  vi.advanceTimersByTime(3000);
  expect(sent).toHaveLength(2);
});

test('texts missing before a receiver was set are sent, too', () => {
  const { sent, missing, listen } = aReport();
  missing.note('en', 'a');
  vi.advanceTimersByTime(10_000);
  listen();
  vi.advanceTimersByTime(3000);
  expect(sent).toEqual([{ en: ['a'] }]);
});
