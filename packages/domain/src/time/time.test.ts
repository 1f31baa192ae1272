import { describe, expect, it } from 'vitest';
import { businessDay, businessDayEnd } from './business-day.ts';
import { dateOf, dayNumber, parseDate, weekdayOf } from './calendar.ts';
import { epochOf, instantOf, parseInstant } from './instant.ts';
import { covers, parseWallTime } from './time-range.ts';
import { firstMomentOf, wallClockAt } from './wall-clock.ts';

describe('calendar', () => {
  it('converts dates to days and back, leap days included', () => {
    for (const date of ['1970-01-01', '2000-02-29', '2024-02-29', '2026-12-31', '1969-12-31', '2100-03-01']) {
      expect(dateOf(parseDate(date) ?? Number.NaN)).toBe(date);
    }
    expect(dayNumber(1970, 1, 1)).toBe(0);
    expect(parseDate('2026-02-29')).toBeUndefined();
  });

  it('P5.1 Monday is 1 and Sunday 7', () => {
    expect(weekdayOf(parseDate('2026-03-02') ?? 0)).toBe(1);
    expect(weekdayOf(parseDate('2026-03-08') ?? 0)).toBe(7);
    expect(weekdayOf(parseDate('1969-12-31') ?? 0)).toBe(3);
  });
});

describe('instants', () => {
  it('§7 carry an offset', () => {
    expect(parseInstant('2026-03-02T12:30:00+08:00')).toBe(1_772_425_800_000);
    expect(parseInstant('2026-03-02T04:30:00.250Z')).toBe(1_772_425_800_250);
    expect(parseInstant('2026-03-02T12:30:00')).toBeUndefined();
    expect(parseInstant('2026-02-30T12:30:00Z')).toBeUndefined();
    expect(instantOf(1_772_425_800_000)).toBe('2026-03-02T04:30:00Z');
  });
});

describe('wall clock', () => {
  const clockOf = (zone: string, instant: string) => {
    const { day, minute } = wallClockAt(zone, epochOf(instant));
    return `${dateOf(day)} ${minute}`;
  };

  it('P5.1 follows summer time', () => {
    expect(clockOf('Europe/Berlin', '2026-03-29T00:59:00Z')).toBe('2026-03-29 119');
    expect(clockOf('Europe/Berlin', '2026-03-29T01:00:00Z')).toBe('2026-03-29 180');
    expect(clockOf('Asia/Hong_Kong', '2026-03-01T16:00:00Z')).toBe('2026-03-02 0');
  });

  it('is right whichever minute of whichever zone was read before', () => {
    const moments = [
      '1971-12-31T00:00:20Z',
      '1971-12-31T00:00:50Z',
      '2026-03-02T04:30:59Z',
      '2026-03-02T04:31:00Z',
    ];
    const read = () => moments.map((moment) => clockOf('Africa/Monrovia', moment));
    expect(read()).toEqual(['1971-12-30 1395', '1971-12-30 1396', '2026-03-02 270', '2026-03-02 271']);
    expect(clockOf('Asia/Hong_Kong', '2026-03-02T04:31:00Z')).toBe('2026-03-02 751');
    expect(read().reverse()).toEqual(moments.map((moment) => clockOf('Africa/Monrovia', moment)).reverse());
  });

  it('finds the first moment of a time, also of one that is skipped or occurs twice', () => {
    const first = (zone: string, date: string, minute: number) =>
      instantOf(firstMomentOf(zone, { day: parseDate(date) ?? 0, minute }));
    expect(first('Asia/Taipei', '2026-03-02', 570)).toBe('2026-03-02T01:30:00Z');
    expect(first('Europe/Berlin', '2026-03-29', 150)).toBe('2026-03-29T01:00:00Z');
    expect(first('Europe/Berlin', '2026-10-25', 150)).toBe('2026-10-25T00:30:00Z');
  });
});

describe('weekly ranges', () => {
  const at = (date: string, time: string) => ({
    day: parseDate(date) ?? 0,
    minute: parseWallTime(time) ?? 0,
  });

  it('P5.1 include `from` and exclude `to`', () => {
    const lunch = { from: '11:00', to: '14:00' };
    const covered = ['10:59', '11:00', '13:59', '14:00'].map((time) => covers(lunch, at('2026-03-02', time)));
    expect(covered).toEqual([false, true, true, false]);
  });

  it('P5.1 count the part after midnight to the day before', () => {
    const lateFriday = { weekdays: [5] as const, from: '22:00', to: '02:00' };
    expect(covers(lateFriday, at('2026-03-06', '23:00'))).toBe(true);
    expect(covers(lateFriday, at('2026-03-07', '01:59'))).toBe(true);
    expect(covers(lateFriday, at('2026-03-07', '02:00'))).toBe(false);
    expect(covers(lateFriday, at('2026-03-06', '01:00'))).toBe(false);
    expect(covers(lateFriday, at('2026-03-07', '23:00'))).toBe(false);
  });

  it('P5.1 cover the whole day when from = to', () => {
    const monday = { weekdays: [1] as const, from: '06:00', to: '06:00' };
    expect(covers(monday, at('2026-03-02', '00:00'))).toBe(true);
    expect(covers(monday, at('2026-03-02', '23:59'))).toBe(true);
    expect(covers(monday, at('2026-03-03', '00:00'))).toBe(false);
  });
});

describe('business day', () => {
  it('ordering §7 begins at 05:00 by default', () => {
    const shop = { timezone: 'Asia/Hong_Kong' };
    expect(businessDay(shop, '2026-03-02T04:59:00+08:00')).toBe('2026-03-01');
    expect(businessDay(shop, '2026-03-02T05:00:00+08:00')).toBe('2026-03-02');
    expect(businessDay({ ...shop, dayStart: '00:00' }, '2026-03-02T00:00:00+08:00')).toBe('2026-03-02');
  });

  it('ends when the next one begins, also when a clock change makes it longer', () => {
    const shop = { timezone: 'Asia/Hong_Kong' };
    expect(businessDayEnd(shop, '2026-03-02T04:59:00+08:00')).toBe('2026-03-01T21:00:00Z');
    expect(businessDayEnd(shop, '2026-03-02T05:00:00+08:00')).toBe('2026-03-02T21:00:00Z');
    const paris = { timezone: 'Europe/Paris', dayStart: '05:00' };
    expect(businessDayEnd(paris, '2026-10-24T12:00:00+02:00')).toBe('2026-10-25T04:00:00Z');
  });
});
