import { expect, test } from 'vitest';
import { isTaken, slotDays, slotParts } from './slot-days.ts';

const slots = [
  { at: '2026-03-02T15:45:00.000Z', left: 2 },
  { at: '2026-03-02T16:00:00.000Z', left: 0 },
  { at: '2026-03-02T16:15:00.000Z' },
];

const HONG_KONG = { timezone: 'Asia/Hong_Kong' };

test('groups slots by the business day: those after midnight are of the evening before', () => {
  const days = slotDays(slots, HONG_KONG);
  expect(days.map(({ day, slots: { length } }) => [day, length])).toEqual([['2026-03-02', 3]]);
  expect(slotParts(slots, HONG_KONG).map(({ part, slots: { length } }) => [part, length])).toEqual([
    ['evening', 1],
    ['afterMidnight', 2],
  ]);
  // a shop whose day begins at midnight has two days
  expect(slotDays(slots, { ...HONG_KONG, dayStart: '00:00' })).toHaveLength(2);
});

test('is taken when full or no longer offered, and never when uncounted', () => {
  expect(slots.map(({ at }) => isTaken(slots, Date.parse(at)))).toEqual([false, true, false]);
  expect(isTaken(slots, Date.parse('2026-03-02T15:30:00Z'))).toBe(true);
});

test("splits a day at 6:00, 12:00 and 18:00 by the shop's clock", () => {
  const times = ['21:45', '22:00', '03:45', '04:00', '09:45', '10:00', '15:45'];
  const day = times.map((time, at) => ({ at: `2026-03-0${at < 2 ? 1 : 2}T${time}:00.000Z` }));
  const parts = slotParts(day, HONG_KONG);
  expect(parts.map(({ part, slots: { length } }) => [part, length])).toEqual([
    ['night', 1],
    ['morning', 2],
    ['afternoon', 2],
    ['evening', 2],
  ]);
  expect(slotParts(day.slice(3, 4), HONG_KONG).map(({ part }) => part)).toEqual(['afternoon']);
});
