import { describe, expect, it } from 'vitest';
import { isOfKind, RULE_KINDS } from './rule-kinds.ts';
import { newRule } from './rules.ts';

describe('B4.8 promotions by kind', () => {
  it.each(RULE_KINDS.filter((kind) => kind !== 'missing'))('a new one of %s is found there', (kind) => {
    const now = newRule('s1', 'Welcome', 1, kind);
    expect(isOfKind({ now }, kind, 'welc')).toBe(true);
    expect(isOfKind({ now }, kind, 'dinner')).toBe(false);
    expect(isOfKind({ now }, 'missing', '')).toBe(true);
  });

  it('one of gifts is not among coupons', () => {
    const now = newRule('s1', 'Cake', 1, 'gift');
    expect(isOfKind({ now }, 'coupon', '')).toBe(false);
    expect(now).toMatchObject({ source: 'gift', status: 'disabled' });
  });

  it('one that gives points begins with one for each unit of money', () => {
    expect(newRule('s1', 'Points', 1, 'points')).toMatchObject({ type: 'point', percentagePoint: 100 });
  });
});
