import { LANGUAGES } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { firstName } from '../../fields/index.ts';
import { isOfKind, RULE_KINDS } from './rule-kinds.ts';
import { newRule } from './rules.ts';

describe('B4.8 promotions by kind', () => {
  it.each(RULE_KINDS.filter((kind) => kind !== 'missing'))('a new one of %s is found there', (kind) => {
    const now = newRule('s1', firstName('Welcome'), 1, kind);
    expect(isOfKind({ now }, kind, { text: 'welc', offered: LANGUAGES })).toBe(true);
    expect(isOfKind({ now }, kind, { text: 'dinner', offered: LANGUAGES })).toBe(false);
    expect(isOfKind({ now }, 'missing', { text: '', offered: LANGUAGES })).toBe(true);
  });

  it('one of gifts is not among coupons', () => {
    const now = newRule('s1', firstName('Cake'), 1, 'gift');
    expect(isOfKind({ now }, 'coupon', { text: '', offered: LANGUAGES })).toBe(false);
    expect(now).toMatchObject({ source: 'gift', status: 'disabled' });
  });

  it('one that gives points begins with one for each unit of money', () => {
    expect(newRule('s1', firstName('Points'), 1, 'points')).toMatchObject({
      type: 'point',
      percentagePoint: 100,
    });
  });
});
