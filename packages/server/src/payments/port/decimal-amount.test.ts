import { describe, expect, it } from 'vitest';
import { decimalAmount, fromDecimalAmount } from './decimal-amount.ts';

describe('amounts as decimal text', () => {
  it.each([
    [2000, 'HKD', '20.00'],
    [5, 'USD', '0.05'],
    [1_234_567_890, 'SGD', '12345678.90'],
    [12_000, 'TWD', '120.00'],
    [12_000, 'JPY', '120'],
  ])('M2.8 %i hundredths of %s are %s, there and back', (minor, currency, text) => {
    expect(decimalAmount(minor, currency)).toBe(text);
    expect(fromDecimalAmount(text)).toBe(minor);
  });

  it('M2.8 what the currency has no coin for is never sent', () => {
    for (const currency of ['JPY', 'TWD']) expect(() => decimalAmount(1999, currency)).toThrow(RangeError);
  });

  it.each(['', '-1.00', '1,000.00', '1.005', '1e3', ' 1', '1.', 'NaN'])('M2.8 %o is no amount', (text) => {
    expect(fromDecimalAmount(text)).toBeUndefined();
  });
});
