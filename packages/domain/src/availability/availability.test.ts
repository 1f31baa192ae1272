import { describe, expect, it } from 'vitest';
import { aShop } from '../testing/builders.ts';
import { availableSections, nextSectionOpening } from './available-sections.ts';
import { nextOpening, onlineAvailability } from './opening-hours.ts';

const shop = aShop({
  openForOnline: true,
  openTakeAway: true,
  onlineOpeningHours: [
    { weekdays: [1, 2, 3, 4, 5], startTime: '11:00', endTime: '15:00', orderType: ['takeAway'] },
    { weekdays: [5], startTime: '22:00', endTime: '02:00', orderType: ['takeAway'] },
  ],
});

describe('online opening hours (spec §5)', () => {
  const at = (now: string) => onlineAvailability(shop, 'takeAway', now);
  const closed = { open: false, reason: 'timeSlotNotFound' };

  it('are open from start until before the end, also past midnight', () => {
    expect(at('2026-03-02T10:59:59+08:00')).toEqual(closed);
    expect(at('2026-03-02T11:00:00+08:00')).toEqual({ open: true });
    expect(at('2026-03-02T15:00:00+08:00')).toEqual(closed);
    expect(at('2026-03-07T01:59:00+08:00')).toEqual({ open: true });
    expect(at('2026-03-03T01:59:00+08:00')).toEqual(closed);
  });

  it('report no time slot for an order type that is not enabled or has no hours', () => {
    const noon = '2026-03-02T12:00:00+08:00';
    expect(onlineAvailability(shop, 'dineInNoTable', noon)).toEqual(closed);
    expect(onlineAvailability({ ...shop, openDineInNoTable: true }, 'dineInNoTable', noon)).toEqual(closed);
  });

  it('report a shop that is not open for online orders', () => {
    const reason = 'shopNotEnabledForOnline';
    const noon = '2026-03-02T12:00:00+08:00';
    expect(onlineAvailability({ ...shop, openForOnline: false }, 'takeAway', noon)).toEqual({
      open: false,
      reason,
    });
    expect(onlineAvailability({ ...shop, openTakeAway: false }, 'takeAway', noon)).toEqual({
      open: false,
      reason,
    });
  });

  it('B1.4 are open for trial orders until their end, though the shop is not open yet', () => {
    const closed = { ...shop, openForOnline: false, trialUntil: '2026-03-02T04:30:00Z' };
    expect(onlineAvailability(closed, 'dineIn', '2026-03-02T12:29:59+08:00')).toEqual({ open: true });
    expect(onlineAvailability(closed, 'dineIn', '2026-03-02T12:30:00+08:00')).toMatchObject({ open: false });
  });

  it('give the next opening within 8 days', () => {
    expect(nextOpening(shop, 'takeAway', '2026-03-02T10:00:00+08:00')).toBe('2026-03-02T03:00:00Z');
    expect(nextOpening(shop, 'takeAway', '2026-03-06T16:00:00+08:00')).toBe('2026-03-06T14:00:00Z');
    expect(nextOpening(shop, 'takeAway', '2026-03-07T03:00:00+08:00')).toBe('2026-03-09T03:00:00Z');
    const open = '2026-03-02T12:00:00+08:00';
    expect(nextOpening(shop, 'takeAway', open)).toBe(open);
    expect(nextOpening(shop, 'dineIn', open)).toBeUndefined();
  });
});

describe('sections (spec §4)', () => {
  it('give their next opening by the shop’s clock and weekdays, for guests only', () => {
    const range = { from: '08:00', to: '15:00', weekdays: [6, 7] as const, openForOnline: true };
    const brunch = { _id: 'brunch', timeRange: [range, { from: '00:00', to: '24:00' }] };
    expect(nextSectionOpening(brunch, shop, '2026-03-02T12:00:00+08:00')).toBe('2026-03-07T00:00:00Z');
    expect(nextSectionOpening(brunch, shop, '2026-03-07T16:00:00+08:00')).toBe('2026-03-08T00:00:00Z');
    expect(nextSectionOpening({ _id: 'staff' }, shop, '2026-03-02T12:00:00+08:00')).toBeUndefined();
  });

  const day = { from: '06:00', to: '18:00', openForOnline: true };
  const sections = [
    { _id: 'night', showOrder: 3, timeRange: [{ from: '18:00', to: '02:00', openForOnline: true }] },
    { _id: 'staff', showOrder: 2, timeRange: [{ from: '06:00', to: '18:00' }] },
    { _id: 'day', showOrder: 1, timeRange: [day] },
    { _id: 'other', shops: ['s2'], timeRange: [day] },
  ];
  const ids = (orderType: 'takeAway' | 'dineIn', now: string, canSwitch = false) => {
    const question = {
      shop: { ...shop, onlineCanSwitchSection: canSwitch },
      orderType,
      now,
      sessionSection: 'night',
    };
    return availableSections(sections, question).map((section) => section._id);
  };

  it('are those open online now, if guests may choose', () => {
    expect(ids('takeAway', '2026-03-02T17:59:00+08:00')).toEqual(['day']);
    expect(ids('takeAway', '2026-03-02T18:00:00+08:00')).toEqual(['night']);
    expect(ids('dineIn', '2026-03-02T12:00:00+08:00', true)).toEqual(['day']);
  });

  it("are only the session's own otherwise", () => {
    expect(ids('dineIn', '2026-03-02T12:00:00+08:00')).toEqual(['night']);
  });
});
