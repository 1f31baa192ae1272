import { describe, expect, it } from 'vitest';
import {
  type BatchDraft,
  callOf,
  codePromotions,
  newBatch,
  offeredShops,
  prefixOf,
  problemsOf,
  refusedField,
} from './batch-draft.ts';

const TODAY = '2026-03-02';
const aDraft = (more: Partial<BatchDraft> = {}): BatchDraft => ({
  ...newBatch('welcome'),
  prefix: 'FLYER-',
  ...more,
});

describe('the form of a batch of codes', () => {
  it('B4.8 says at each field what the call would refuse', () => {
    expect(problemsOf(aDraft(), TODAY)).toEqual({});
    expect(problemsOf(newBatch(''), TODAY)).toEqual({ coupon: 'couponNeeded', prefix: 'prefixWrong' });
    const prefixes = ['-A', 'flyer', 'ABCDEFGHIJKLM', 'A B', '=A', 'ABCDEFGHIJKL', '0'];
    expect(prefixes.map((prefix) => problemsOf(aDraft({ prefix }), TODAY).prefix)).toEqual([
      ...Array(5).fill('prefixWrong'),
      undefined,
      undefined,
    ]);
    const counts = ['', '0', '1', '100000', '100001', '1.5', '1e3'];
    expect(counts.map((count) => problemsOf(aDraft({ count }), TODAY).count)).toEqual([
      'countWrong',
      'countWrong',
      undefined,
      undefined,
      'countWrong',
      'countWrong',
      'countWrong',
    ]);
    const days = ['2026-03-01', TODAY, '12026-03-02'];
    expect(days.map((endDate) => problemsOf(aDraft({ endDate }), TODAY).endDate)).toEqual([
      'endDatePast',
      undefined,
      'endDateWrong',
    ]);
  });

  it('B4.8 shows the server’s refusals at their fields', () => {
    expect(['notFound', 'shopNotFound', 'forbidden', 'serverError'].map(refusedField)).toEqual([
      { coupon: 'couponGone' },
      { shops: 'shopGone' },
      { shops: 'shopsNotYours' },
      {},
    ]);
  });

  it('B4.8 makes the call, with the limits that were set only', () => {
    expect(prefixOf(' fly er-')).toBe('FLYER-');
    expect(callOf(aDraft())).toEqual({ coupon: 'welcome', prefix: 'FLYER-', characters: 8, count: 1_000 });
    expect(callOf(aDraft({ count: ' 5 ', endDate: '2026-04-30', shops: ['one'] }))).toMatchObject({
      count: 5,
      endDate: '2026-04-30',
      shops: ['one'],
    });
  });

  it('B4.8 offers promotions by code, and shops of whoever makes it and of the promotion', () => {
    const name = { en: 'Welcome', cht: '歡迎', chs: '欢迎' };
    const rule = { name, type: 'discount', for: 'order', discountType: 'amount', discount: 1 } as const;
    const rules = [
      { ...rule, _id: 'code', source: 'coupon' as const },
      { ...rule, _id: 'old', source: 'coupon' as const, archivedAt: '2026-01-01T00:00:00.000Z' },
      { ...rule, _id: 'gift', source: 'gift' as const },
    ];
    expect(codePromotions(rules).map(({ _id }) => _id)).toEqual(['code']);
    const shops = [{ _id: 'a' }, { _id: 'b' }, { _id: 'c' }];
    const ids = (...args: [string, string[], string[]?]) =>
      offeredShops(shops, { role: args[0], shops: args[1] }, { shops: args[2] }).map(({ _id }) => _id);
    expect(ids('owner', [])).toEqual(['a', 'b', 'c']);
    expect(ids('owner', [], ['b'])).toEqual(['b']);
    expect(ids('areaManager', ['a', 'b'], ['b', 'c'])).toEqual(['b']);
  });
});
