import { describe, expect, it } from 'vitest';
import { HOUR_MS, MINUTE_MS } from '../time/index.ts';
import { goesByItself, isLeftOver, isServedByNow, type LeftTicket } from './left-tickets.ts';

const DAY_START = 1_772_452_800_000;
const aTicket = (changes: Partial<LeftTicket> = {}): LeftTicket => ({
  type: 'dineIn',
  status: 'ready',
  placedAt: DAY_START - 3 * HOUR_MS,
  readyAt: DAY_START,
  ...changes,
});

describe('K2.3 food of a table that nobody bumped', () => {
  it('counts as served a quarter of an hour after it was ready, or when the shop says', () => {
    const after = (minutes: number, servedAfter?: number) =>
      isServedByNow(aTicket(), DAY_START + minutes * MINUTE_MS, servedAfter);
    expect([after(14), after(15), after(29, 30), after(30, 30), after(600, 0)]).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('is that of tables only, and only what is ready', () => {
    const later = DAY_START + HOUR_MS;
    expect(isServedByNow(aTicket({ type: 'takeAway' }), later)).toBe(false);
    expect(isServedByNow(aTicket({ status: 'preparing' }), later)).toBe(false);
    expect(isServedByNow(aTicket({ readyAt: undefined }), later)).toBe(false);
  });
});

describe('K2.3 a ticket of a former business day', () => {
  it('is left over, unless it is of the last two hours or for later', () => {
    const now = DAY_START + 10 * MINUTE_MS;
    expect(isLeftOver(aTicket(), DAY_START, now)).toBe(true);
    expect(isLeftOver(aTicket({ placedAt: DAY_START - MINUTE_MS }), DAY_START, now)).toBe(false);
    expect(isLeftOver(aTicket({ pickupAt: DAY_START + HOUR_MS }), DAY_START, now)).toBe(false);
    expect(isLeftOver(aTicket({ placedAt: DAY_START }), DAY_START, DAY_START + 9 * HOUR_MS)).toBe(false);
  });

  it('goes by itself half a day later', () => {
    expect(goesByItself(aTicket(), DAY_START, DAY_START + 12 * HOUR_MS - 1)).toBe(false);
    expect(goesByItself(aTicket(), DAY_START, DAY_START + 12 * HOUR_MS)).toBe(true);
  });
});
