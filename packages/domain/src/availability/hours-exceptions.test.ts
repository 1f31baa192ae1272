import { describe, expect, it } from 'vitest';
import type { HoursException } from '../model/index.ts';
import { aShop } from '../testing/builders.ts';
import { instantOf } from '../time/index.ts';
import { exceptionAt, nextOpening, onlineAvailability } from './opening-hours.ts';
import { menuTime, takesOrdersAhead } from './order-ahead.ts';
import { pickupTimes } from './pickup-times.ts';
import { weekHours } from './week-hours.ts';

const NEW_YEAR = { en: 'Lunar New Year', cht: '農曆新年', chs: '农历新年' };
const EVE = { en: 'New Year’s Eve', cht: '除夕', chs: '除夕' };

/** Open 11:00–22:00, Fridays until 02:00; the 5th to the 7th of March 2026 (Thursday to Saturday) as given. */
function aShopWith(...hoursExceptions: readonly HoursException[]) {
  return aShop({
    openForOnline: true,
    openTakeAway: true,
    openDineInNoTable: true,
    onlineOpeningHours: [
      { weekdays: [1, 2, 3, 4, 6, 7], startTime: '11:00', endTime: '22:00' },
      { weekdays: [5], startTime: '18:00', endTime: '02:00' },
    ],
    hoursExceptions,
  });
}
const holiday = aShopWith({ from: '2026-03-05', to: '2026-03-07', name: NEW_YEAR, closed: true });
const isOpen = (shop: typeof holiday, now: string, type: 'takeAway' | 'dineIn' = 'takeAway') =>
  onlineAvailability(shop, type, `${now}+08:00`).open;

describe('exceptions from the hours', () => {
  it('B5.1 close a shop from the first day to the last, both included, with the code of being closed', () => {
    expect(isOpen(holiday, '2026-03-04T21:59:59')).toBe(true);
    expect(onlineAvailability(holiday, 'takeAway', '2026-03-05T12:00:00+08:00')).toEqual({
      open: false,
      reason: 'timeSlotNotFound',
    });
    expect(isOpen(holiday, '2026-03-06T19:00:00')).toBe(false);
    expect(isOpen(holiday, '2026-03-07T21:00:00')).toBe(false);
    expect(isOpen(holiday, '2026-03-08T11:00:00')).toBe(true);
    expect(isOpen(holiday, '2026-03-06T19:00:00', 'dineIn')).toBe(false);
  });

  it('B5.1 leave hours alone that began the day before, and end with the hours that begin on their own day', () => {
    const saturday = aShopWith({ from: '2026-03-07', to: '2026-03-07', name: EVE, closed: true });
    expect(isOpen(saturday, '2026-03-07T01:59:00')).toBe(true);
    expect(isOpen(saturday, '2026-03-07T02:00:00')).toBe(false);
    const friday = aShopWith({ from: '2026-03-06', to: '2026-03-06', name: EVE, closed: true });
    expect(isOpen(friday, '2026-03-06T23:59:00')).toBe(false);
    expect(isOpen(friday, '2026-03-07T00:30:00')).toBe(false);
    expect(isOpen(friday, '2026-03-07T11:00:00')).toBe(true);
  });

  it('B5.1 bring hours of their own, past midnight too, for the order types that they name', () => {
    const eve = aShopWith({
      from: '2026-03-05',
      to: '2026-03-05',
      name: EVE,
      hours: [
        { startTime: '20:00', endTime: '03:00', orderType: ['dineIn'] },
        { startTime: '10:00', endTime: '14:00' },
      ],
    });
    expect(isOpen(eve, '2026-03-05T09:59:00')).toBe(false);
    expect(isOpen(eve, '2026-03-05T10:00:00')).toBe(true);
    expect(isOpen(eve, '2026-03-05T20:00:00')).toBe(false);
    expect(isOpen(eve, '2026-03-05T20:00:00', 'dineIn')).toBe(true);
    expect(isOpen(eve, '2026-03-06T02:59:00', 'dineIn')).toBe(true);
    expect(isOpen(eve, '2026-03-06T03:00:00', 'dineIn')).toBe(false);
  });

  it('B5.1 take the first of several that include a day; one without hours keeps the week’s', () => {
    const named = { from: '2026-03-01', to: '2026-03-31', name: NEW_YEAR };
    expect(isOpen(aShopWith(named), '2026-03-05T12:00:00')).toBe(true);
    const both = aShopWith({ from: '2026-03-05', to: '2026-03-05', name: EVE, closed: true }, named);
    expect(isOpen(both, '2026-03-05T12:00:00')).toBe(false);
    expect(exceptionAt(both, '2026-03-05T12:00:00+08:00')?.name).toBe(EVE);
    expect(exceptionAt(both, '2026-03-06T12:00:00+08:00')?.name).toBe(NEW_YEAR);
    expect(exceptionAt(both, '2026-04-01T00:00:00+08:00')).toBeUndefined();
  });

  it('B5.1 go by the shop’s calendar, not by that of the moment’s offset', () => {
    expect(isOpen(holiday, '2026-03-05T00:00:00')).toBe(false);
    expect(onlineAvailability(holiday, 'takeAway', '2026-03-08T02:59:00Z').open).toBe(false);
    expect(onlineAvailability(holiday, 'takeAway', '2026-03-08T03:00:00Z').open).toBe(true);
  });

  it('B5.1 put off the next opening, beyond a week too', () => {
    expect(nextOpening(holiday, 'takeAway', '2026-03-04T23:00:00+08:00')).toBe('2026-03-08T03:00:00Z');
    const month = aShopWith({ from: '2026-03-05', to: '2026-04-04', name: NEW_YEAR, closed: true });
    expect(nextOpening(month, 'takeAway', '2026-03-05T12:00:00+08:00')).toBe('2026-04-05T03:00:00Z');
    const year = aShopWith({ from: '2026-03-05', to: '2027-03-05', name: NEW_YEAR, closed: true });
    expect(nextOpening(year, 'takeAway', '2026-03-05T12:00:00+08:00')).toBeUndefined();
  });

  it('B5.1 take their times out of the pickup slots, also for orders ahead', () => {
    const ahead = { ...holiday, pickup: { slotMinutes: 60, daysAhead: 5 } };
    const now = '2026-03-04T20:30:00+08:00';
    const times = pickupTimes({ shop: ahead, orderType: 'takeAway', now }).map((at) =>
      instantOf(at).slice(0, 13),
    );
    expect(times.slice(0, 3)).toEqual(['2026-03-04T13', '2026-03-08T03', '2026-03-08T04']);
    const today = { shop: holiday, orderType: 'takeAway' as const, now: '2026-03-05T12:00:00+08:00' };
    expect(takesOrdersAhead(today)).toBe(false);
    expect(takesOrdersAhead({ ...today, shop: ahead })).toBe(true);
    expect(menuTime({ ...today, shop: ahead })).toBe('2026-03-08T03:00:00Z');
  });

  it('B5.1 follow a change of the clock', () => {
    const berlin = aShop({
      timezone: 'Europe/Berlin',
      openForOnline: true,
      openTakeAway: true,
      onlineOpeningHours: [{ startTime: '10:00', endTime: '20:00' }],
      hoursExceptions: [
        {
          from: '2026-03-29',
          to: '2026-03-29',
          name: EVE,
          hours: [{ startTime: '02:30', endTime: '04:00' }],
        },
        {
          from: '2026-10-25',
          to: '2026-10-25',
          name: EVE,
          hours: [{ startTime: '02:00', endTime: '03:00' }],
        },
      ],
    });
    const at = (now: string) => onlineAvailability(berlin, 'takeAway', now).open;
    // 02:30 is skipped: the shop opens with the first moment after it
    expect(nextOpening(berlin, 'takeAway', '2026-03-29T00:30:00Z')).toBe('2026-03-29T01:00:00Z');
    expect([at('2026-03-29T00:59:00Z'), at('2026-03-29T01:00:00Z'), at('2026-03-29T02:00:00Z')]).toEqual([
      false,
      true,
      false,
    ]);
    // the hour from 02:00 comes twice
    expect([at('2026-10-25T00:00:00Z'), at('2026-10-25T01:59:00Z'), at('2026-10-25T02:00:00Z')]).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('B5.1 stand by name in the week, each day as it comes next', () => {
    const days = weekHours(holiday, '2026-03-05T12:00:00+08:00');
    expect(days.map(({ weekday, spans, exception }) => [weekday, spans.length, exception?.en])).toEqual([
      [1, 1, undefined],
      [2, 1, undefined],
      [3, 1, undefined],
      [4, 0, 'Lunar New Year'],
      [5, 0, 'Lunar New Year'],
      [6, 0, 'Lunar New Year'],
      [7, 1, undefined],
    ]);
    expect(days.find(({ isToday }) => isToday)?.weekday).toBe(4);
    const next = weekHours(holiday, '2026-03-06T12:00:00+08:00');
    expect(next[3]).toMatchObject({ weekday: 4, spans: [{ from: '11:00', to: '22:00' }] });
  });

  it('B1.4 do not end a trial', () => {
    const trial = { ...holiday, trialUntil: '2026-03-05T04:30:00Z' };
    expect(isOpen(trial, '2026-03-05T12:29:00')).toBe(true);
  });
});
