import { describe, expect, it } from 'vitest';
import { comparedMoments, endOfDay, firstDays } from './days.ts';

const HONG_KONG = { timezone: 'Asia/Hong_Kong' };
const BERLIN = { timezone: 'Europe/Berlin', dayStart: '00:00' };

describe('B2.9 days', () => {
  it('B2.9 end with the business day of the shop, also where the clock changes', () => {
    expect(endOfDay(HONG_KONG, '2026-03-02')).toBe('2026-03-02T20:59:59.999Z');
    expect(endOfDay(BERLIN, '2026-03-28')).toBe('2026-03-28T22:59:59.999Z');
    expect(endOfDay(BERLIN, '2026-03-29')).toBe('2026-03-29T21:59:59.999Z');
    expect(endOfDay(HONG_KONG, '2026-02-30')).toBeUndefined();
    expect(endOfDay(HONG_KONG, '')).toBeUndefined();
  });

  it('B2.9 begin with the week until today, by the business day', () => {
    // 03:00 in Hong Kong still belongs to the day before
    expect(firstDays(HONG_KONG, Date.parse('2026-03-02T19:00:00Z'))).toEqual({
      from: '2026-02-23',
      to: '2026-03-02',
    });
  });

  it('B2.9 are compared from the earlier to the later, and one with itself not at all', () => {
    const ends = { from: '2026-03-01T20:59:59.999Z', to: '2026-03-02T20:59:59.999Z' };
    expect(comparedMoments(HONG_KONG, { from: '2026-03-01', to: '2026-03-02' })).toEqual(ends);
    expect(comparedMoments(HONG_KONG, { from: '2026-03-02', to: '2026-03-01' })).toEqual(ends);
    expect(comparedMoments(HONG_KONG, { from: '2026-03-02', to: '2026-03-02' })).toBeUndefined();
    expect(comparedMoments(HONG_KONG, { from: '', to: '2026-03-02' })).toBeUndefined();
  });
});
