import { describe, expect, test } from 'vitest';
import { currencyFormatOf } from './currency.ts';
import { moneyText } from './money-text.ts';

describe('money as text', () => {
  test.each([
    [4600, 'HKD', '$46.00', 'HK$46.00'],
    [126600, 'HKD', '$1,266.00', 'HK$1,266.00'],
    [-2028, 'HKD', '−$20.28', '−HK$20.28'],
    [0, 'USD', '$0.00', 'US$0.00'],
    [6000, 'TWD', '$60.00', 'NT$60.00'],
    [1050, 'SGD', '$10.50', 'S$10.50'],
    [1050, 'AUD', '$10.50', 'A$10.50'],
    [1050, 'MYR', 'RM10.50', 'RM10.50'],
    [1050, 'RM', 'RM10.50', 'RM10.50'],
    [50000, 'VND', '₫500.00', '₫500.00'],
    [9900, 'THB', '฿99.00', '฿99.00'],
    [1200, 'JPY', '¥12.00', '¥12.00'],
    [1200, 'CHF', 'CHF12.00', 'CHF12.00'],
  ])('%i %s reads %s, with the region %s', (minor, currency, text, regional) => {
    expect(moneyText(minor, currencyFormatOf({ currency }), 'en')).toBe(text);
    expect(moneyText(minor, currencyFormatOf({ currency, showCurrencyRegion: true }), 'en')).toBe(regional);
  });

  test.each([
    ['TWD', 6000, '$60'],
    ['TWD', 123_400, '$1,234'],
    ['TWD', -6000, '−$60'],
    // a part that is no whole amount keeps its decimals
    ['TWD', 6050, '$60.50'],
    ['HKD', 6000, '$60.00'],
  ])('%s %i reads %s where a shop hides decimals', (currency, minor, text) => {
    expect(moneyText(minor, currencyFormatOf({ currency, hideDecimals: true }), 'en')).toBe(text);
  });

  test('a surcharge carries a plus, zero carries none', () => {
    const currency = currencyFormatOf({ currency: 'HKD' });
    expect(moneyText(800, currency, 'zh-HK', true)).toBe('+$8.00');
    expect(moneyText(0, currency, 'zh-HK', true)).toBe('$0.00');
  });
});
