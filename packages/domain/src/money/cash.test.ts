import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SHOP_CURRENCIES } from '../model/index.ts';
import { cashKeys, changeInCash, mostTips } from './cash.ts';
import { stepOf } from './currency.ts';

const SEEDED = { seed: 20260302, numRuns: 300 };
const UNLISTED = 'XYZ';

/** Returns the notes and coins of a currency: what is changed into itself. */
function piecesOf(currency: string): readonly number[] {
  const values = [1, 2, 5].flatMap((digit) => Array.from({ length: 8 }, (_, power) => digit * 10 ** power));
  return [...values, 25].filter((value) => changeInCash(value, currency).pieces[0]?.value === value);
}

describe('cash keys', () => {
  it('T3.5 offer HK$230.90 as 230.90, 240, 250, 300 and 500', () => {
    expect(cashKeys(23_090, 'HKD')).toEqual([23_090, 24_000, 25_000, 30_000, 50_000]);
  });

  it.each([
    ['HKD', 24_000, [24_000, 25_000, 30_000, 50_000, 100_000]],
    ['TWD', 18_500, [18_500, 20_000, 50_000, 100_000]],
    ['JPY', 128_000, [128_000, 200_000, 500_000, 1_000_000]],
    ['VND', 18_700_000, [18_700_000, 18_800_000, 19_000_000, 20_000_000, 50_000_000]],
    ['RM', 1_235, [1_235, 1_300, 1_500, 2_000, 5_000]],
    ['USD', 10_000, [10_000]],
    [UNLISTED, 1_234, [1_234]],
  ] as const)('T3.5 in %s for %i are %j', (currency, amount, keys) => {
    expect(cashKeys(amount, currency)).toEqual(keys);
  });

  it.each(SHOP_CURRENCIES)(
    'T3.5 in %s start with the exact amount, ascend and have no note too many',
    (currency) => {
      const kinds = piecesOf(currency);
      const property = fc.property(fc.integer({ min: 1, max: 5_000_000 }), (units) => {
        const amount = units * stepOf({ currency });
        const [exact, ...others] = cashKeys(amount, currency);
        expect(exact).toBe(amount);
        expect(others.length).toBeLessThanOrEqual(4);
        expect([...new Set(others)].sort((one, other) => one - other)).toEqual(others);
        for (const key of others) {
          const isMade = (value: number) => key % value === 0 && key - value < amount;
          expect([key > amount, kinds.some(isMade)]).toEqual([true, true]);
        }
      });
      fc.assert(property, SEEDED);
    },
  );
});

describe('change', () => {
  it('T3.5 is given in the fewest notes and coins', () => {
    expect(changeInCash(26_910, 'HKD')).toEqual({
      pieces: [
        { value: 10_000, count: 2 },
        { value: 5_000, count: 1 },
        { value: 1_000, count: 1 },
        { value: 500, count: 1 },
        { value: 200, count: 2 },
        { value: 10, count: 1 },
      ],
      rest: 0,
    });
  });

  it('T3.5 names what no coin can make', () => {
    expect(changeInCash(13, 'HKD')).toEqual({ pieces: [{ value: 10, count: 1 }], rest: 3 });
    expect(changeInCash(1_234, UNLISTED)).toEqual({ pieces: [], rest: 1_234 });
  });

  it.each(SHOP_CURRENCIES)(
    'T3.5 in %s sums to the amount and takes no piece more than needed',
    (currency) => {
      const { pieces: one } = changeInCash(100_000_000, currency);
      expect(one.length).toBeGreaterThan(0);
      const property = fc.property(fc.integer({ min: 0, max: 200_000 }), (amount) => {
        const { pieces, rest } = changeInCash(amount, currency);
        const sum = pieces.reduce((total, { value, count }) => total + value * count, rest);
        expect(sum).toBe(amount);
        const values = pieces.map(({ value }) => value);
        expect([...values].sort((least, most) => most - least)).toEqual(values);
      });
      fc.assert(property, SEEDED);
    },
  );
});

describe('the most that may be tipped', () => {
  it.each([
    ['HKD', 9_999, 10_000],
    ['HKD', 10_000, 10_000],
    ['HKD', 10_001, 10_001],
    ['TWD', 500, 10_000],
    ['JPY', 80_000, 100_000],
    ['VND', 100, 50_000],
    [UNLISTED, 0, 10_000],
  ] as const)('in %s for a bill of %i is %i', (currency, total, most) => {
    expect(mostTips(total, currency)).toBe(most);
  });
});
