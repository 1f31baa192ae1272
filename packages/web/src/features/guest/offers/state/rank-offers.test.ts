import { describe, expect, test } from 'vitest';
import { type RankedOffer, rankOffers } from './rank-offers.ts';

const order = (offers: Readonly<Record<string, RankedOffer>>) =>
  rankOffers(Object.entries(offers).map(([id, offer]) => ({ id, ...offer }))).map(({ id }) => id);

describe('the best offer of a cart', () => {
  test('takes off most now, and stands before those applied already', () => {
    const applied = { takesOff: 5000, isApplied: true };
    const near = { takesOff: 0, progress: 0.9 };
    expect(order({ near, applied, small: { takesOff: 500 }, large: { takesOff: 2000 } })).toEqual([
      'large',
      'small',
      'applied',
      'near',
    ]);
  });

  test('is the one that has taken off most, if there is nothing to press', () => {
    const less = { takesOff: 930, isApplied: true };
    const more = { takesOff: 2000, isApplied: true };
    expect(order({ near: { takesOff: 0, progress: 0.9 }, less, more })).toEqual(['more', 'less', 'near']);
  });

  test('is the nearest one if none applies now, a failing coupon included', () => {
    const coupon = { takesOff: 0, progress: 0.8 };
    const points = { takesOff: 0, isApplied: true };
    expect(order({ points, hopeless: { takesOff: 0 }, far: { takesOff: 0, progress: 0.3 }, coupon })).toEqual(
      ['coupon', 'far', 'points', 'hopeless'],
    );
  });

  test('of equal ones is the one without points, then the one that ends first, then the first', () => {
    const same = { takesOff: 2200 };
    expect(
      order({
        dearer: { ...same, points: 50 },
        reward: { ...same, points: 40 },
        gift: same,
        other: same,
        later: { ...same, until: '2026-12-31' },
        sooner: { ...same, until: '2026-12-01T10:00:00Z' },
      }),
    ).toEqual(['sooner', 'later', 'gift', 'other', 'reward', 'dearer']);
  });

  test('is none without offers', () => {
    expect(rankOffers([])).toEqual([]);
  });
});
