import { describe, expect, it } from 'vitest';
import type { Shop } from '../model/index.ts';
import { aShop } from '../testing/builders.ts';
import { epochOf, instantOf } from '../time/index.ts';
import { type PickupQuery, pickupTimes } from './pickup-times.ts';

const LUNCH = { startTime: '11:30', endTime: '14:30', orderType: ['takeAway' as const] };

function openShop(overrides: Partial<Shop> = {}): Shop {
  return aShop({
    openForOnline: true,
    openTakeAway: true,
    onlineOpeningHours: [LUNCH],
    pickup: { slotMinutes: 30 },
    ...overrides,
  });
}

function times(shop: Shop, now: string, more: Partial<PickupQuery> = {}): readonly string[] {
  return pickupTimes({ shop, orderType: 'takeAway', now, ...more }).map(instantOf);
}

/** Days and times as Hong Kong's clocks show them. */
const hongKong = (instants: readonly string[]) =>
  instants.map((at) => instantOf(epochOf(at) + 8 * 3_600_000).slice(8, 16));

describe('pickup times', () => {
  it('are multiples of the interval, from when the kitchen can be ready until before closing', () => {
    const at = (now: string, minutes: number) =>
      hongKong(times(openShop({ preparationMinutes: minutes }), now));
    const all = ['02T11:30', '02T12:00', '02T12:30', '02T13:00', '02T13:30', '02T14:00'];
    expect(at('2026-03-02T09:00:00+08:00', 20)).toEqual(all);
    expect(at('2026-03-02T12:40:00+08:00', 20)).toEqual(all.slice(3));
    expect(at('2026-03-02T12:40:01+08:00', 20)).toEqual(all.slice(4));
    expect(at('2026-03-02T14:00:00+08:00', 0)).toEqual(['02T14:00']);
    expect(at('2026-03-02T14:00:00+08:00', 1)).toEqual([]);
  });

  it('are on the days that may be ordered for, within the opening hours of each weekday', () => {
    const weekdays = openShop({
      onlineOpeningHours: [
        { ...LUNCH, weekdays: [1, 2], startTime: '12:00', endTime: '13:00' },
        { ...LUNCH, weekdays: [4], startTime: '12:00', endTime: '12:30' },
      ],
      pickup: { slotMinutes: 30, daysAhead: 3 },
    });
    expect(hongKong(times(weekdays, '2026-03-02T12:10:00+08:00'))).toEqual([
      '02T12:30',
      '03T12:00',
      '03T12:30',
      '05T12:00',
    ]);
    const today = { ...weekdays, pickup: { slotMinutes: 30 } };
    expect(hongKong(times(today, '2026-03-02T12:10:00+08:00'))).toEqual(['02T12:30']);
  });

  it('continue past midnight, and end with the business day, but not within six hours', () => {
    const night = (endTime: string) =>
      openShop({
        onlineOpeningHours: [{ ...LUNCH, weekdays: [5], startTime: '22:00', endTime }],
        pickup: { slotMinutes: 60 },
      });
    const friday = '2026-03-06T22:30:00+08:00';
    expect(hongKong(times(night('02:00'), friday))).toEqual(['06T23:00', '07T00:00', '07T01:00']);
    expect(hongKong(times(night('09:00'), friday)).at(-1)).toBe('07T04:00');
    expect(hongKong(times(night('12:00'), '2026-03-07T04:30:00+08:00')).at(-1)).toBe('07T10:00');
  });

  it('are right across changes of summer time', () => {
    const berlin = openShop({
      timezone: 'Europe/Berlin',
      onlineOpeningHours: [{ ...LUNCH, startTime: '00:00', endTime: '05:00' }],
      pickup: { slotMinutes: 60 },
    });
    // at 2 o'clock it is 3
    expect(times(berlin, '2026-03-28T23:00:00Z')).toEqual([
      '2026-03-28T23:00:00Z',
      '2026-03-29T00:00:00Z',
      '2026-03-29T01:00:00Z',
      '2026-03-29T02:00:00Z',
    ]);
    // at 3 o'clock it is 2 again
    expect(times(berlin, '2026-10-24T23:00:00Z')).toEqual([
      '2026-10-24T23:00:00Z',
      '2026-10-25T00:00:00Z',
      '2026-10-25T01:00:00Z',
      '2026-10-25T02:00:00Z',
      '2026-10-25T03:00:00Z',
    ]);
  });

  it('follow the wall clock in zones with odd offsets', () => {
    const kathmandu = openShop({ timezone: 'Asia/Kathmandu', pickup: { slotMinutes: 60 } });
    expect(times(kathmandu, '2026-03-02T00:00:00Z')[0]).toBe('2026-03-02T06:15:00Z');
  });

  it('include the delivery time, and depend on the order type', () => {
    const shop = openShop({
      openDelivery: true,
      preparationMinutes: 20,
      onlineOpeningHours: [LUNCH, { startTime: '12:00', endTime: '14:00', orderType: ['delivery'] }],
    });
    const now = '2026-03-02T11:40:00+08:00';
    expect(hongKong(times(shop, now))[0]).toBe('02T12:00');
    const delivered = { orderType: 'delivery' as const, travelMinutes: 45 };
    expect(hongKong(times(shop, now, delivered))).toEqual(['02T13:00', '02T13:30']);
    expect(times({ ...shop, openDelivery: false }, now, delivered)).toEqual([]);
    expect(times({ ...shop, openForOnline: false }, now)).toEqual([]);
    expect(times(shop, now, { orderType: 'dineInNoTable' })).toEqual([]);
  });

  it('are every quarter of an hour by default', () => {
    const shop = openShop({ pickup: undefined });
    expect(hongKong(times(shop, '2026-03-02T13:50:00+08:00'))).toEqual(['02T14:00', '02T14:15']);
  });
});
