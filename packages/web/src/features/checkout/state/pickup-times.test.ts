import type { Shop } from '@comanda/contract';
import { expect, test } from 'vitest';
import { pickupTimes } from './pickup-times.ts';

const shop = {
  timezone: 'Asia/Hong_Kong',
  openForOnline: true,
  openTakeAway: true,
  preparationMinutes: 12,
  onlineOpeningHours: [{ startTime: '10:00', endTime: '14:00' }],
} as Shop;
const clock = (moment: number) => new Date(moment + 8 * 3_600_000).toISOString().slice(11, 16);
const times = (now: string, over: Partial<Shop> = {}) =>
  pickupTimes({ ...shop, ...over }, 'takeAway', Date.parse(`2026-03-02T${now}:00+08:00`)).map(clock);

test('quarters of an hour, from when the kitchen can be ready until the shop closes', () => {
  expect(times('12:50')).toEqual(['13:15', '13:30', '13:45']);
  expect(times('12:47')[0]).toBe('13:00');
  expect(times('12:48')[0]).toBe('13:15');
});

test('none where the shop closes before, at most six hours ahead elsewhere', () => {
  expect(times('13:50')).toEqual([]);
  expect(times('12:00', { onlineOpeningHours: [{ startTime: '00:00', endTime: '24:00' }] })).toHaveLength(24);
});
