import { describe, expect, it } from 'vitest';
import { fieldFact } from './field-fact.ts';
import { numberRules, type OwnRules, readNumber } from './read-number.ts';

const read = (of: string, typed: string, own: OwnRules = {}) => {
  const answer = readNumber(typed, numberRules(fieldFact(of), own));
  return answer.ok ? answer.value : answer.problem;
};

describe('B10.2 numbers follow their schema', () => {
  it('B10.2 bounds, decimals and whether a field may be empty', () => {
    const minutes = 'shops.deliveryZones[].minutes';
    expect(['', '0', '600', '601', '1.5', 'x'].map((typed) => read(minutes, typed))).toEqual([
      undefined,
      0,
      600,
      'whole',
      'whole',
      'whole',
    ]);
    expect(['', '12,5 %', '1000', '1000.1'].map((typed) => read('taxSettings.percent', typed))).toEqual([
      'between',
      12.5,
      1000,
      'between',
    ]);
    // a rate below zero fits the schema, but nobody means one
    expect(read('sections.sectionSettings[].percent', '-1')).toBe('between');
  });

  it('B10.2 amounts are minor units, on the step of the currency where a form says so', () => {
    const fee = 'shops.deliveryZones[].fee';
    expect(['', '30.50', '1,234.50', '30.505', 'free'].map((typed) => read(fee, typed))).toEqual([
      'amount',
      3050,
      123_450,
      'amount',
      'amount',
    ]);
    expect([read(fee, '30.55', { step: 10 }), read(fee, '30.50', { step: 10 })]).toEqual(['step', 3050]);
    expect(read('shops.deliveryZones[].minTotal', '')).toBeUndefined();
  });

  it('B10.2 a form draws the bounds closer, and never wider', () => {
    const percent = 'taxSettings.percent';
    expect([read(percent, '101', { max: 100 }), read(percent, '1001', { max: 5000 })]).toEqual([
      'between',
      'between',
    ]);
    expect(read('shops.preparationMinutes', '0', { min: 1 })).toBe('whole');
    expect(read('shops.onlineOrderLimits[].quantity', '1000000')).toBe('whole');
  });

  it('B10.2 a field that no schema has is a mistake', () => {
    expect(() => fieldFact('shops.nothing')).toThrow('no field shops.nothing');
  });
});
