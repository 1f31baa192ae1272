import { currencyOf } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, presetOf, presetTaxes } from './index.ts';

describe('B1.6 presets', () => {
  it.each(COUNTRIES)(
    'B1.6 %s names its source, the day it was checked, real zones and a listed currency',
    (country) => {
      const { checkedOn, source, timezones, currency, taxes, askedTax } = presetOf(country);
      expect(checkedOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
      expect(source).toMatch(/^https:\/\/[\w./-]+$/);
      for (const timeZone of timezones)
        expect(() => new Intl.DateTimeFormat('en', { timeZone })).not.toThrow();
      expect(currencyOf(currency).symbol).not.toBe(currency);
      for (const { name } of [...taxes, ...(askedTax ? [askedTax] : [])])
        expect(Object.values(name).every((text) => text !== '')).toBe(true);
    },
  );

  it('B1.6 in Singapore GST is added where service is charged, else included', () => {
    const included = (servicePercent: number) =>
      presetTaxes(presetOf('SG'), { servicePercent }).map(({ percent, included: is }) => [percent, is]);
    expect(included(0)).toEqual([[9, true]]);
    expect(included(10)).toEqual([[9, false]]);
  });

  it('B1.6 in Japan what is taken away has the reduced rate', () => {
    const rates = presetTaxes(presetOf('JP'), { servicePercent: 0 });
    expect(rates.map(({ percent, orderType }) => [percent, orderType])).toEqual([
      [10, ['dineIn', 'dineInNoTable']],
      [8, ['takeAway', 'delivery']],
    ]);
  });

  it('B1.6 a local rate is asked for and added; without one there is no tax', () => {
    expect(presetTaxes(presetOf('US'), { servicePercent: 0 })).toEqual([]);
    expect(presetTaxes(presetOf('US'), { servicePercent: 0, askedPercent: 8.875 })).toMatchObject([
      { percent: 8.875, included: false },
    ]);
  });

  it('B1.7 only presets where every total is rounded bring a rounding', () => {
    expect(COUNTRIES.filter((country) => presetOf(country).priceRoundFactor !== undefined)).toEqual([
      'HK',
      'MO',
    ]);
    const rounded = COUNTRIES.map((country) => [country, presetOf(country)] as const)
      .filter(([, { notes }]) => notes.includes('cashRounding'))
      .map(([country, { cashStep }]) => [country, cashStep]);
    expect(rounded).toEqual([
      ['MY', 5],
      ['US', 5],
      ['CA', 5],
      ['AU', 5],
      ['NZ', 10],
    ]);
    expect(currencyOf('KRW').step).toBe(100);
    expect(currencyOf('IDR').step).toBe(100);
    expect(currencyOf('EUR').step).toBe(1);
  });
});
