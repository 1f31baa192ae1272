import { describe, expect, test } from 'vitest';
import type { DiscountRule } from '../model/index.ts';
import { aCatalogue, aProduct, aRule, aShop, NOON } from '../testing/builders.ts';
import { companyOf, orderEffects } from './company.ts';
import { neverReasons } from './never.ts';

const first = aRule({ _id: 'a', priority: 1 });
const second = (overrides: Partial<DiscountRule>) => aRule({ _id: 'b', priority: 2, ...overrides });
const relation = (overrides: Partial<DiscountRule>, before: DiscountRule = first) =>
  companyOf([second(overrides), before])[0]?.relation;

describe('B4.2 company of two rules', () => {
  test('rules stack unless one refuses the other, and say who', () => {
    expect(companyOf([second({}), first])).toEqual([
      { earlier: 'a', later: 'b', relation: { kind: 'stacks' } },
    ]);
    expect(relation({ ruleType: 'denylist', rules: ['a'] })).toEqual({ kind: 'refused', refuser: 'b' });
    expect(relation({}, { ...first, ruleType: 'allowlist', rules: [] })).toEqual({
      kind: 'refused',
      refuser: 'a',
    });
    expect(relation({ ruleType: 'allowlist', rules: ['a'] })).toEqual({ kind: 'stacks' });
  });

  test.each([
    ['shops', { shops: ['s1'] }, { shops: ['s2'] }],
    ['sections', { sections: ['lunch'] }, { sections: ['dinner'] }],
    ['order types', { orderType: ['dineIn'] }, { orderType: ['takeAway'] }],
    ['days', { endDate: '2026-03-01' }, { startDate: '2026-03-02' }],
    [
      'dishes',
      { conditions: [{ for: 'exclude', category: ['hot'] }] },
      { conditions: [{ category: ['hot'] }] },
    ],
    ['being switched off', { status: 'disabled' }, {}],
  ] satisfies readonly (readonly [string, Partial<DiscountRule>, Partial<DiscountRule>])[])(
    'rules of different %s never meet',
    (_what, one, other) => {
      expect(relation(other, { ...first, ...one })).toEqual({ kind: 'neverMeet' });
      expect(relation(one, { ...first, ...other })).toEqual({ kind: 'neverMeet' });
    },
  );

  test('rules that share one day may meet', () => {
    expect(relation({ startDate: '2026-03-01' }, { ...first, endDate: '2026-03-01' })).toEqual({
      kind: 'stacks',
    });
  });
});

describe('B4.2 order of two rules', () => {
  const setting = {
    now: NOON,
    shop: aShop(),
    catalogue: aCatalogue([aProduct({ price: 10_000, category: 'hot' })]),
  };
  const amount = second({ discountType: 'amount', discount: 1000 });

  test('an amount after a percentage takes more off than before it', () => {
    expect(orderEffects([amount, first], setting)).toEqual([
      { earlier: 'a', later: 'b', total: 17_000, swapped: 17_100, points: 0, swappedPoints: 0 },
    ]);
  });

  test('points are fewer after a discount', () => {
    const points = second({ type: 'point', percentagePoint: 100 });
    expect(orderEffects([points, first], setting)).toMatchObject([{ points: 180, swappedPoints: 200 }]);
  });

  test('the first of two that refuse each other counts', () => {
    const refusing = second({ discount: 50, ruleType: 'denylist', rules: ['a'] });
    expect(orderEffects([refusing, first], setting)).toMatchObject([{ total: 18_000, swapped: 10_000 }]);
  });

  test('two amounts, and rules that never meet, are in no such pair', () => {
    const other = aRule({ _id: 'c', discountType: 'amount', discount: 500 });
    expect(orderEffects([amount, other], setting)).toEqual([]);
    expect(
      orderEffects(
        [
          { ...amount, shops: ['s1'] },
          { ...first, shops: ['s2'] },
        ],
        setting,
      ),
    ).toEqual([]);
  });
});

test.each([
  ['datesReversed', { startDate: '2026-03-02', endDate: '2026-03-01' }],
  ['noEffect', { discount: 0 }],
  ['noEffect', { type: 'free' }],
  ['noTarget', { for: 'product' }],
  ['excludesAll', { conditions: [{ for: 'exclude' }] }],
  ['excludesOwn', { conditions: [{ product: ['p1'] }, { for: 'exclude', product: ['p1', 'p2'] }] }],
  ['sectionsApart', { sections: ['lunch'], conditions: [{ sections: ['dinner'] }] }],
  ['sectionsApart', { conditions: [{ product: ['p1'], excludeProduct: ['p1'] }] }],
  ['modifiersApart', { conditions: [{ includeModifier: ['m'] }, { excludeModifier: ['m'] }] }],
  ['optionBounds', { conditions: [{ productOption: [{ option: 'o', optionNumMin: 2, optionNumMax: 1 }] }] }],
] satisfies readonly (readonly [string, Partial<DiscountRule>])[])(
  'B4.2 a rule that can never apply says why: %s',
  (reason, overrides) => {
    expect(neverReasons(aRule(overrides))).toEqual([reason]);
  },
);

test('B4.2 a rule that may apply has no such reason', () => {
  const rule = aRule({
    startDate: '2026-03-01',
    endDate: '2026-03-01',
    sections: ['lunch'],
    conditions: [{ category: ['hot'], minQty: 2 }],
  });
  expect(neverReasons(rule)).toEqual([]);
  expect(neverReasons(aRule({ discountType: 'freeSeatCharge', discount: 0 }))).toEqual([]);
});
