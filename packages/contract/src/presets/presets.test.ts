import { currencyOf } from '@comanda/domain';
import { describe, expect, it } from 'vitest';
import { COUNTRIES, type Country, presetOf, presetTaxes } from './index.ts';

const twice = <Text extends string>(text: Text) => [text, text] as const;

/** Writes taxes as `rate + a (added) or i (included)`, `s` where they are due on the service charge, and their order types. */
const written = (country: Country, servicePercent: number): string =>
  presetTaxes(presetOf(country), { servicePercent })
    .map(({ percent, included, onService = false, orderType = [] }) =>
      [
        percent,
        included ? 'i' : 'a',
        onService ? 's' : '',
        orderType.map((type) => ` ${type}`).join(''),
      ].join(''),
    )
    .join(', ');

describe('B1.6 presets', () => {
  it.each([
    // without a service charge, with one, the usual charge, the step of totals, the step of cash
    ['HK', 'HKD', '', '', 10, 10, undefined],
    ['MO', 'MOP', '', '', 10, 10, undefined],
    ['TW', 'TWD', '5is', '5is', 10, undefined, undefined],
    ['SG', 'SGD', '9is', '9as', 10, undefined, undefined],
    ['MY', 'MYR', '6a', '6a', 10, undefined, 5],
    ['TH', 'THB', '7is', '7as', 10, undefined, undefined],
    ['VN', 'VND', '8is', '8is', 0, undefined, undefined],
    ['JP', 'JPY', ...twice('10is dineIn dineInNoTable, 8i takeAway delivery'), 0, undefined, undefined],
    ['CN', 'CNY', '', '', 0, undefined, undefined],
    ['KR', 'KRW', '', '', 0, undefined, undefined],
    ['PH', 'PHP', '', '', 0, undefined, undefined],
    ['ID', 'IDR', '', '', 0, undefined, undefined],
    ['US', 'USD', '', '', 0, undefined, 5],
    ['CA', 'CAD', '', '', 0, undefined, 5],
    ['GB', 'GBP', '20is', '20is', 0, undefined, undefined],
    ['EU', 'EUR', '', '', 0, undefined, undefined],
    ['AU', 'AUD', '10is', '10is', 0, undefined, 5],
    ['NZ', 'NZD', '', '', 0, undefined, 10],
  ] as const)('B1.6 %s has its currency, taxes, charge and rounding', (country, ...facts) => {
    const { currency, servicePercent, priceRoundFactor, cashStep } = presetOf(country);
    expect([
      ...[currency, written(country, 0), written(country, 10)],
      ...[servicePercent, priceRoundFactor, cashStep],
    ]).toEqual(facts);
  });

  it('B1.6 every preset is in the list above, and its asked tax is included or added as the country has it', () => {
    const asked = COUNTRIES.map((country) => [country, presetOf(country).askedTax?.included] as const);
    expect(COUNTRIES).toHaveLength(18);
    expect(asked.filter(([, included]) => included !== undefined)).toEqual([
      ...[
        ['KR', true],
        ['PH', true],
        ['ID', false],
        ['US', false],
        ['CA', false],
        ['EU', true],
        ['NZ', true],
      ],
    ]);
  });

  it('B1.6 in Vietnam the rate is 8 per cent to the end of 2026, then 10', () => {
    const on = (day: string) => presetTaxes(presetOf('VN'), { servicePercent: 0, day });
    expect(on('2026-12-31')).toMatchObject([{ percent: 8, included: true }]);
    expect(on('2027-01-01')).toMatchObject([{ percent: 10, included: true }]);
  });

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
