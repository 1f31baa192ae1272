import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromProviderAmount, toProviderAmount } from './provider-amount.ts';

const CURRENCIES = ['HKD', 'USD', 'TWD', 'SGD', 'AUD', 'MYR', 'VND', 'THB', 'JPY', 'CNY'];

describe('amounts at payment providers', () => {
  it.each([
    ['HKD', 12_345, 12_345],
    ['TWD', 12_000, 12_000],
    ['JPY', 50_000, 500],
    ['VND', 4_500_000, 45_000],
    ['JPY', 0, 0],
  ])('%s %i hundredths are %i', (currency, minor, amount) => {
    expect(toProviderAmount(minor, currency)).toBe(amount);
    expect(fromProviderAmount(amount, currency)).toBe(minor);
  });

  it('round-trip unchanged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...CURRENCIES),
        fc.integer({ min: 0, max: 10 ** 9 }),
        (currency, amount) => {
          // Taiwan pays whole dollars only (M2.8)
          const sent = currency === 'TWD' ? amount - (amount % 100) : amount;
          expect(toProviderAmount(fromProviderAmount(sent, currency), currency)).toBe(sent);
        },
      ),
      { seed: 20260302 },
    );
  });

  it('without a matching unit of the currency are never sent', () => {
    expect(() => toProviderAmount(50, 'JPY')).toThrow(RangeError);
    expect(() => toProviderAmount(12_050, 'TWD')).toThrow(RangeError);
    expect(toProviderAmount(500_000, 'KRW')).toBe(5_000);
  });

  it('M2.8 follow a provider that departs from the standard', () => {
    expect(toProviderAmount(1_000_000, 'IDR')).toBe(1_000_000);
    expect(toProviderAmount(1_000_000, 'IDR', { IDR: 0 })).toBe(10_000);
    expect(fromProviderAmount(10_000, 'IDR', { IDR: 0 })).toBe(1_000_000);
  });
});
