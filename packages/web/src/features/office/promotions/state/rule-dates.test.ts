import { expect, test } from 'vitest';
import { readRuleDate, ruleDateOf } from './rule-dates.ts';

const SHOP = { timezone: 'Asia/Hong_Kong' };

test.each([
  [undefined, '', ''],
  ['2026-03-02', '2026-03-02', ''],
  ['2026-03-01T16:30:00Z', '2026-03-02', '00:30'],
])('B4.1 the start or end %s is day %s and time %s by the clock of the shop', (date, day, time) => {
  expect(readRuleDate(date, SHOP)).toEqual({ day, time });
  expect(ruleDateOf({ day, time }, SHOP)).toBe(date);
});

test('B4.1 a start or end without a day is none', () => {
  expect(ruleDateOf({ day: '', time: '12:00' }, SHOP)).toBeUndefined();
});
