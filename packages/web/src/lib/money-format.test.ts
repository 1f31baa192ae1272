import { describe, expect, test } from 'vitest';
import { moneyText } from './money-format.ts';

describe('money as text', () => {
  test.each([
    [4600, 'HKD', 'HK$46.00'],
    [126600, 'HKD', 'HK$1,266.00'],
    [-2028, 'HKD', '−HK$20.28'],
    [0, 'USD', 'US$0.00'],
    [1050, 'MYR', 'RM10.50'],
    [1050, 'RM', 'RM10.50'],
    [50000, 'VND', '₫500.00'],
    [9900, 'THB', '฿99.00'],
    [1200, 'JPY', '¥12.00'],
    [1200, 'CHF', 'CHF12.00'],
  ])('%i %s reads %s', (minor, currency, text) => {
    expect(moneyText(minor, currency, 'en')).toBe(text);
  });

  test('a surcharge carries a plus, zero carries none', () => {
    expect(moneyText(800, 'HKD', 'zh-HK', true)).toBe('+HK$8.00');
    expect(moneyText(0, 'HKD', 'zh-HK', true)).toBe('HK$0.00');
  });
});
