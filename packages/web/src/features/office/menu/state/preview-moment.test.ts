import { expect, test } from 'vitest';
import { previewMoment } from './preview-moment.ts';

// 01:30 of 3 March by the shop's clock, while UTC still has the day before
const NOW = Date.parse('2026-03-02T17:30:20.000Z');
const SHOP = { timezone: 'Asia/Hong_Kong' };

test.each([
  ['neither', { date: '', time: '' }, '2026-03-02T17:30:20.000Z'],
  ['a time of today', { date: '', time: '19:00' }, '2026-03-03T11:00:00.000Z'],
  ['a day at the present time', { date: '2026-03-05', time: '' }, '2026-03-04T17:30:00.000Z'],
  ['both', { date: '2026-03-05', time: '08:00' }, '2026-03-05T00:00:00.000Z'],
])('B3.8 reads %s by the shop’s clock', (_name, typed, moment) => {
  expect(new Date(previewMoment(typed, SHOP, NOW)).toISOString()).toBe(moment);
});
