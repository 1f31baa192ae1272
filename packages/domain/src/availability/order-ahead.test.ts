import { describe, expect, it } from 'vitest';
import type { Shop } from '../model/index.ts';
import { aShop } from '../testing/builders.ts';
import { epochOf } from '../time/index.ts';
import { menuTime, takesOrdersAhead } from './order-ahead.ts';

const LUNCH = { startTime: '11:00', endTime: '14:30' };
const NIGHT = '2026-03-02T01:00:00+08:00';
const BEFORE = '2026-03-02T09:00:00+08:00';
const OPEN = '2026-03-02T12:00:00+08:00';
const LATER = '2026-03-02T13:00:00+08:00';
const shop = (overrides: Partial<Shop> = {}) =>
  aShop({ openForOnline: true, openTakeAway: true, onlineOpeningHours: [LUNCH], ...overrides });

describe('an order before the shop opens', () => {
  it('is accepted for a later time of the day', () => {
    const takes = (now: string, overrides?: Partial<Shop>, orderType: 'takeAway' | 'dineIn' = 'takeAway') =>
      takesOrdersAhead({ shop: shop(overrides), orderType, now });
    expect(takes(BEFORE)).toBe(true);
    expect(takes(OPEN)).toBe(false);
    expect(takes(NIGHT)).toBe(false);
    expect(takes(NIGHT, { pickup: { slotMinutes: 15, daysAhead: 1 } })).toBe(true);
    expect(takes(BEFORE, { openTakeAway: false, openDineInNoTable: true })).toBe(false);
    expect(takes(BEFORE, { openForOnline: false })).toBe(false);
    expect(takes(BEFORE, {}, 'dineIn')).toBe(false);
  });

  it('uses the menu of its time, else of the next opening; of now while the shop is open', () => {
    const at = (now: string, pickupAt?: string) =>
      epochOf(menuTime({ shop: shop(), orderType: 'takeAway', now }, pickupAt));
    expect(at(BEFORE, LATER)).toBe(epochOf(LATER));
    expect(at(BEFORE)).toBe(epochOf('2026-03-02T11:00:00+08:00'));
    expect(at(OPEN, LATER)).toBe(epochOf(OPEN));
    expect(epochOf(menuTime({ shop: shop(), orderType: 'dineIn', now: BEFORE }))).toBe(epochOf(BEFORE));
  });
});
