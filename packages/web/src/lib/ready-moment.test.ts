import { expect, test } from 'vitest';
import { isLongWait, otherDayText, waitText } from './ready-moment.ts';

const HONG_KONG = { intl: 'en-HK', timezone: 'Asia/Hong_Kong' };
const NOW = Date.parse('2026-03-02T15:30:00.000Z');

test('a wait is counted in minutes up to an hour and a half', () => {
  expect([isLongWait(90), isLongWait(91)]).toEqual([false, true]);
});

test('a moment of another day of the shop’s clock is named with its day', () => {
  expect(otherDayText('2026-03-02T15:59:00.000Z', NOW, HONG_KONG)).toBeUndefined();
  expect(otherDayText('2026-03-02T16:00:00.000Z', NOW, HONG_KONG)).toBe('Tue, 3 Mar');
});

test.each([
  [20, '20 minutes'],
  [90, '90 minutes'],
  [735, '12.5 hours'],
  [1440, '24 hours'],
  [4320, '3 days'],
])('%i minutes of preparation are %s', (minutes, text) => {
  expect(waitText(minutes, 'en-HK')).toBe(text);
});
