import type { Shop } from '@comanda/contract';
import { expect, it } from 'vitest';
import {
  dayAfter,
  daysProblem,
  hoursOf,
  inMode,
  inOrder,
  meaningOf,
  modeOf,
  nextHours,
  overlappedException,
  overlappedRow,
  stretchesOf,
  withRow,
} from './hours.ts';

const name = { en: 'New Year', cht: '', chs: '' };
const shop = { _id: 's', openTime: '11:00', closeTime: '22:00' } as Shop;

it('B5.1 a shop without hours of its own shows those of every day, and gets rows by the first change', () => {
  expect(hoursOf(shop)).toEqual([{ startTime: '11:00', endTime: '22:00' }]);
  expect(hoursOf({ ...shop, onlineOpeningHours: [] })).toEqual([]);
  expect(nextHours([])).toEqual({ startTime: '00:00', endTime: '24:00' });
  expect(withRow(['a', 'b', 'c'], 1)).toEqual(['a', 'c']);
  expect(withRow(['a', 'b', 'c'], 1, 'x')).toEqual(['a', 'x', 'c']);
});

it('B5.1 the week’s picture has what passes midnight on the day after', () => {
  const late = [{ weekdays: [5 as const], startTime: '18:00', endTime: '06:00' }];
  expect(stretchesOf(late, 5)).toEqual([{ from: 0.75, to: 1 }]);
  expect(stretchesOf(late, 6)).toEqual([{ from: 0, to: 0.25 }]);
  expect(stretchesOf(late, 4)).toEqual([]);
  const sunday = [{ weekdays: [7 as const], startTime: '18:00', endTime: '06:00' }];
  expect(stretchesOf(sunday, 1)).toEqual([{ from: 0, to: 0.25 }]);
  expect(stretchesOf([{ startTime: '06:00', endTime: '06:00' }], 1)).toEqual([{ from: 0, to: 1 }]);
});

it('B5.1 an exception is closed, has hours of its own, or only a name', () => {
  const closed = { from: '2027-02-05', to: '2027-02-08', name, closed: true };
  expect(modeOf(closed)).toBe('closed');
  const own = inMode(closed, 'own', [{ weekdays: [1], startTime: '11:00', endTime: '22:00' }]);
  expect(own).toEqual({ ...closed, closed: undefined, hours: [{ startTime: '11:00', endTime: '22:00' }] });
  expect(modeOf(own)).toBe('own');
  expect(inMode(own, 'week', [])).toEqual({ from: closed.from, to: closed.to, name });
});

it('B5.1 the days of an exception are days of the calendar, the last not before the first', () => {
  expect(daysProblem({ from: '2027-02-05', to: '2027-02-05' })).toBeUndefined();
  expect(daysProblem({ from: '2027-02-05', to: '2027-02-04' })).toBe('wrongWay');
  expect(daysProblem({ from: '2027-02-30', to: '2027-03-04' })).toBe('notADay');
  expect(dayAfter('2027-02-28')).toBe('2027-03-01');
  const [later, sooner] = [
    { from: '2027-05-01', to: '2027-05-01', name },
    { from: '2027-02-05', to: '2027-02-05', name },
  ];
  expect(inOrder([later, sooner])).toEqual([sooner, later]);
});

it('B5.1 a row of hours says what its times do not, and which row before it has the same times', () => {
  const lunch = { startTime: '11:00', endTime: '15:00' };
  const dinner = { startTime: '15:00', endTime: '02:00' };
  expect([lunch, dinner].map(meaningOf)).toEqual([undefined, 'nextDay']);
  expect(meaningOf({ startTime: '09:00', endTime: '09:00' })).toBe('allDay');
  expect(meaningOf({ startTime: '18:00', endTime: '24:00' })).toBeUndefined();
  expect(overlappedRow([lunch, dinner], 1)).toBeUndefined();
  expect(overlappedRow([lunch, lunch], 1)).toBe(lunch);
  // Monday's dinner lasts until Tuesday's two o'clock
  const monday = { ...dinner, weekdays: [1 as const] };
  const night = { startTime: '01:00', endTime: '05:00', weekdays: [2 as const] };
  expect(overlappedRow([monday, night], 1)).toBe(monday);
  expect(overlappedRow([monday, { ...night, weekdays: [1] }], 1)).toBeUndefined();
  const collected = { ...lunch, orderType: ['takeAway' as const] };
  expect(overlappedRow([collected, { ...lunch, orderType: ['delivery'] }], 1)).toBeUndefined();
  expect(overlappedRow([collected, lunch], 1)).toBe(collected);
});

it('B5.1 of exceptions with the same day the first applies, and a day is none of long ago', () => {
  const spring = { from: '2027-02-05', to: '2027-02-08', name };
  const sunday = { from: '2027-02-08', to: '2027-02-08', name };
  expect(overlappedException([spring, sunday], 1)).toBe(spring);
  expect(overlappedException([spring, sunday], 0)).toBeUndefined();
  expect(overlappedException([sunday, { ...spring, to: '2027-02-07' }], 1)).toBeUndefined();
  expect(daysProblem({ from: '0202-02-05', to: '2027-02-05' })).toBe('notADay');
  expect(daysProblem({ from: '2027-02-05', to: '2027-02-05' })).toBeUndefined();
});
