import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBill } from '../bill/index.ts';
import { aBill, aShop, pricedLines } from '../testing/builders.ts';
import { currencyOf, stepOf } from './currency.ts';
import { multiplierRate, percentRate, scaledInteger } from './rate.ts';
import { ceilTo, floorTo, halfUp, scale } from './rounding.ts';
import { share } from './share.ts';

const SEEDED = { seed: 20260302, numRuns: 300 };

describe('currencies', () => {
  it.each([
    ['HKD', '$', 1],
    ['TWD', '$', 100],
    ['RM', 'RM', 1],
    ['JPY', '¥', 100],
    ['VND', '₫', 100],
  ])('P1.2 %s has the symbol %s and the step %i', (code, symbol, step) => {
    expect(currencyOf(code)).toMatchObject({ symbol, step });
  });

  it('P1.1 amounts are hundredths in every currency: JPY 500 is 50000', () => {
    const yen = { ...pricedLines(50_000), shop: aShop({ currency: 'JPY' }) };
    const cents = { ...pricedLines(50_000), shop: aShop({ currency: 'HKD' }) };
    expect([priceBill(aBill(yen)).total, priceBill(aBill(cents)).total]).toEqual([50_000, 50_000]);
  });

  it('P1.2 a shop may set its own step', () => {
    expect(stepOf({ currency: 'HKD', currencyStep: 10 })).toBe(10);
  });
});

describe('rates', () => {
  it('P1.3 are whole numbers of millionths, exactly', () => {
    expect([percentRate(10), percentRate(8.875), percentRate(0.0001)]).toEqual([100_000, 88_750, 1]);
    expect([multiplierRate(0.85), multiplierRate(0.29), multiplierRate(1.1)]).toEqual([
      850_000, 290_000, 1_100_000,
    ]);
  });

  it('P1.3 refuse more decimals than they have', () => {
    expect(scaledInteger(0.12345, 10_000)).toBeUndefined();
    expect(() => percentRate(0.00001)).toThrow(RangeError);
    expect(() => multiplierRate(0.0000001)).toThrow(RangeError);
  });

  it('P1.3 converts every decimal of four places exactly', () => {
    const written = fc.integer({ min: 0, max: 100_0000 });
    fc.assert(
      fc.property(written, (units) => scaledInteger(Number(`${units}e-4`), 10_000) === units),
      SEEDED,
    );
  });
});

describe('rounding', () => {
  it('P1.4 rounds halves away from zero', () => {
    expect([halfUp(149, 100), halfUp(150, 100), halfUp(151, 100)]).toEqual([100, 200, 200]);
    expect([halfUp(-149, 100), halfUp(-150, 100), halfUp(-151, 100)]).toEqual([-100, -200, -200]);
  });

  it('P1.4 rounds up and down to a step, below zero too', () => {
    expect([ceilTo(100, 100), ceilTo(101, 100), ceilTo(-101, 100)]).toEqual([100, 200, -100]);
    expect([floorTo(100, 100), floorTo(199, 100), floorTo(-101, 100)]).toEqual([100, 100, -200]);
  });

  it('P1.3 is exact beyond 2^53', () => {
    expect(scale(9_007_199_254_740_991, 500_000, 1, 'halfUp')).toBe(4_503_599_627_370_496);
    expect(scale(90_071_992_547_409, 333_333, 1, 'floor')).toBe(30_023_967_491_805);
  });
});

describe('share', () => {
  it('P1.5 splits 1000 into 334, 333 and 333', () => {
    expect(share(1000, [1, 1, 1], 1)).toEqual([334, 333, 333]);
  });

  it('P1.5 gives the rest to the largest remainders, in whole steps', () => {
    expect(share(1000, [1, 2, 4], 1)).toEqual([143, 286, 571]);
    expect(share(10_000, [100, 100, 100], 100)).toEqual([3400, 3300, 3300]);
  });

  it('P1.5 gives nothing to zero weights', () => {
    expect(share(100, [0, 3, 0], 1)).toEqual([0, 100, 0]);
    expect(share(100, [0, 0], 1)).toEqual([0, 0]);
  });

  it('P1.5 gives parts that sum to the whole in steps, none above its weight unless the whole is above their sum', () => {
    const weights = fc.array(fc.integer({ min: 0, max: 1e12 }), { minLength: 1, maxLength: 40 });
    fc.assert(
      fc.property(
        weights,
        fc.integer({ min: 0, max: 1_000_000 }),
        fc.constantFrom(1, 5, 100),
        (raw, part, step) => {
          const scaled = raw.map((weight) => weight * step);
          const sum = scaled.reduce((whole, weight) => whole + weight, 0);
          const total = scale(sum, part, step, 'floor');
          const parts = share(total, scaled, step);
          expect(parts.reduce((whole, amount) => whole + amount, 0)).toBe(total);
          parts.forEach((amount, index) => {
            expect(amount % step).toBe(0);
            expect(amount).toBeGreaterThanOrEqual(0);
            expect(amount).toBeLessThanOrEqual(scaled[index] ?? 0);
          });
        },
      ),
      SEEDED,
    );
  });
});
