import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/builders.ts';
import { onlineAvailability } from './opening-hours.ts';
import { weekHours } from './week-hours.ts';

const shop = aShop({
  openForOnline: true,
  openTakeAway: true,
  openDineInNoTable: true,
  onlineOpeningHours: [
    { weekdays: [1, 2], startTime: '11:00', endTime: '15:00', orderType: ['takeAway'] },
    { weekdays: [1], startTime: '14:59', endTime: '16:00', orderType: ['dineInNoTable'] },
    { weekdays: [2], startTime: '15:01', endTime: '16:00' },
    { weekdays: [5], startTime: '22:00', endTime: '02:00' },
    { weekdays: [6], startTime: '06:00', endTime: '06:00' },
    { weekdays: [7], startTime: '10:00', endTime: '12:00', orderType: ['delivery'] },
  ],
});
/** A Tuesday, 23:30 in Hong Kong. */
const NOW = '2026-03-03T23:30:00+08:00';

describe("a week's hours", () => {
  it('join what overlaps and keep a pause of a minute, for the order types that the shop takes', () => {
    const spans = weekHours(shop, NOW).map((day) => day.spans.map(({ from, to }) => `${from}-${to}`));
    expect(spans).toEqual([
      ['11:00-16:00'],
      ['11:00-15:00', '15:01-16:00'],
      [],
      [],
      ['22:00-02:00'],
      ['00:00-24:00'],
      [],
    ]);
  });

  it("name today by the shop's clock", () => {
    const today = (now: string) => weekHours(shop, now).find(({ isToday }) => isToday)?.weekday;
    expect(today(NOW)).toBe(2);
    expect(today('2026-03-03T16:00:00Z')).toBe(3);
  });

  it('are none for a shop without hours, or that takes no orders', () => {
    expect(weekHours(aShop({ openForOnline: true, openTakeAway: true }), NOW)).toEqual([]);
    expect(weekHours({ ...shop, openForOnline: false }, NOW)).toEqual([]);
  });
});

describe('a shop without online opening hours', () => {
  const plain = aShop({ openForOnline: true, openTakeAway: true, openTime: '11:00', closeTime: '22:30' });
  const at = (now: string) => onlineAvailability(plain, 'takeAway', now).open;

  it('is open from openTime to closeTime, every day', () => {
    expect(at('2026-03-02T10:59:00+08:00')).toBe(false);
    expect(at('2026-03-02T11:00:00+08:00')).toBe(true);
    expect(at('2026-03-08T22:29:00+08:00')).toBe(true);
    expect(at('2026-03-08T22:30:00+08:00')).toBe(false);
    expect(weekHours(plain, NOW).map(({ spans }) => spans)).toEqual(
      Array.from({ length: 7 }, () => [{ from: '11:00', to: '22:30' }]),
    );
  });

  it('is closed with only one of them, and hours that are empty on purpose stay empty', () => {
    const { closeTime: _, ...half } = plain;
    const noon = '2026-03-02T12:00:00+08:00';
    expect(onlineAvailability(half, 'takeAway', noon).open).toBe(false);
    expect(onlineAvailability({ ...plain, onlineOpeningHours: [] }, 'takeAway', noon).open).toBe(false);
  });
});
