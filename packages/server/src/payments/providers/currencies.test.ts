import { currencyOf, SHOP_CURRENCIES } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import {
  decimalAmount,
  type Exponents,
  fromDecimalAmount,
  fromProviderAmount,
  toProviderAmount,
} from '../port/index.ts';
import { ADYEN_EXPONENTS } from './adyen/payment-link.ts';

/** Decimal places as the providers document them, where they are not two. */
const DOCUMENTED: Readonly<Record<string, Exponents>> = {
  stripe: { JPY: 0, KRW: 0, VND: 0 },
  adyen: { JPY: 0, KRW: 0, VND: 0, IDR: 0 },
};
const UNITS = [1, 7, 99, 100, 12_345, 999_999];

describe('M2.8 M11.2 every currency of a shop at every provider', () => {
  const codes = [...new Set(SHOP_CURRENCIES.map((name) => currencyOf(name)))];

  it.each([
    ['stripe', {}],
    ['adyen', ADYEN_EXPONENTS],
  ])('M11.2 comes out in the units of %s, there and back', (provider, exponents) => {
    for (const { code, step } of codes)
      for (const unit of UNITS) {
        const minor = unit * step;
        const sent = toProviderAmount(minor, code, exponents);
        const decimals = DOCUMENTED[provider]?.[code] ?? 2;
        expect([code, sent]).toEqual([code, minor / 10 ** (2 - decimals)]);
        expect([code, fromProviderAmount(sent, code, exponents)]).toEqual([code, minor]);
      }
  });

  it('M11.2 comes out in decimal text for CyberSource and Fiuu, there and back', () => {
    for (const { code, step } of codes)
      for (const unit of UNITS) {
        const minor = unit * step;
        const text = decimalAmount(minor, code);
        expect([code, Number(text)]).toEqual([code, minor / 100]);
        expect([code, fromDecimalAmount(text)]).toEqual([code, minor]);
      }
  });
});
