import { describe, expect, it } from 'vitest';
import { type BillInput, priceBill } from '../bill/index.ts';
import type { Condition, DiscountRule, ProductOptionMatch } from '../model/index.ts';
import { aBill, aCatalogue, aLine, anOption, aProduct, aRule, aSession } from '../testing/builders.ts';

const option = anOption({ options: ['a', 'b', 'c', 'd'].map((_id) => ({ _id, price: 0 })) });
const catalogue = aCatalogue(
  [
    aProduct({ price: 1000, weight: 0.3, category: 'k1' }),
    aProduct({ _id: 'p2', price: 500, weight: 1, category: 'k2' }),
  ],
  [option],
);
const products = [aLine({ quantity: 3 }), aLine({ id: 'l2', product: 'p2', quantity: 2 })];

function codeOf(rule: Partial<DiscountRule>, lines = products, overrides: Partial<BillInput> = {}) {
  const input = aBill({ catalogue, session: aSession({ products: lines }), ...overrides });
  return priceBill({ ...input, discounts: [...(input.discounts ?? []), aRule({ _id: 'tested', ...rule })] })
    .rejected[0]?.code;
}

describe('minimums just under, at and just over the actual figure', () => {
  const FIELDS = {
    ruleMinQty: 'minQty',
    ruleMinWeight: 'minWeight',
    ruleMinTotal: 'minTotal',
    ruleAfterMinTotal: 'afterMinTotal',
  } as const;
  const afterTen = { discounts: [aRule({ _id: 'first', priority: -1 })] };
  const scopes: readonly [
    string,
    Condition,
    Readonly<Record<keyof typeof FIELDS, readonly [number, number]>>,
  ][] = [
    [
      'the order',
      { for: 'order' },
      {
        ruleMinQty: [5, 1],
        ruleMinWeight: [2.9, 0.000001],
        ruleMinTotal: [4000, 1],
        ruleAfterMinTotal: [3600, 1],
      },
    ],
    [
      'a category',
      { for: 'product', category: ['k1'] },
      {
        ruleMinQty: [3, 1],
        ruleMinWeight: [0.9, 0.000001],
        ruleMinTotal: [3000, 1],
        ruleAfterMinTotal: [2700, 1],
      },
    ],
    [
      'a product',
      { for: 'product', product: ['p2'] },
      {
        ruleMinQty: [2, 1],
        ruleMinWeight: [2, 0.000001],
        ruleMinTotal: [1000, 1],
        ruleAfterMinTotal: [900, 1],
      },
    ],
    [
      'all but a product',
      { for: 'product', excludeProduct: ['p1'] },
      {
        ruleMinQty: [2, 1],
        ruleMinWeight: [2, 0.000001],
        ruleMinTotal: [1000, 1],
        ruleAfterMinTotal: [900, 1],
      },
    ],
  ];
  const cases = scopes.flatMap(([scope, condition, figures]) =>
    (['ruleMinQty', 'ruleMinWeight', 'ruleMinTotal', 'ruleAfterMinTotal'] as const).map(
      (code) => [code, scope, condition, ...figures[code]] as const,
    ),
  );

  it.each(cases)('P3.4 %s over %s', (code, _, condition, value, unit) => {
    const asked = (minimum: number) =>
      codeOf({ conditions: [{ ...condition, [FIELDS[code]]: minimum }] }, products, afterTen);
    const over = Math.round((value + unit) * 1e6) / 1e6;
    const under = Math.round((value - unit) * 1e6) / 1e6;
    expect([asked(under), asked(value), asked(over)]).toEqual([undefined, undefined, code]);
  });

  it.each(Object.values(FIELDS))('P3.3 a %s of 0 is no condition', (field) => {
    expect(codeOf({ conditions: [{ for: 'order', [field]: 0 }] })).toBeUndefined();
  });

  it.each([
    ['minQty', 5, [1, 2, 2]],
    ['minTotal', 4000, [1, 2, 2]],
    ['minWeight', 2.9, [1, 2, 2]],
    ['afterMinTotal', 4000, [1, 2, 2]],
  ] as const)('P3.6 %s fits once more from twice on', (field, value, times) => {
    const counted = (minimum: number) => {
      const rule = aRule({
        discountType: 'amount',
        discount: 1,
        repeat: true,
        conditions: [{ for: 'order', [field]: minimum }],
      });
      const input = aBill({ catalogue, session: aSession({ products }), discounts: [rule] });
      return priceBill(input).discounts[0]?.amount;
    };
    const millionths = (value * 1_000_000) / 2;
    const around = [millionths + 1, millionths, millionths - 1].map((units) => units / 1_000_000);
    expect(around.map(counted)).toEqual(times);
  });
});

describe('option matches just under, at and just over their limits', () => {
  const chosen = [
    {
      option: 'o1',
      selections: [
        { _id: 'a', quantity: 2 },
        { _id: 'b', quantity: 1 },
        { _id: 'b', quantity: 1 },
      ],
    },
  ];
  const matches = (match: Omit<ProductOptionMatch, 'option'>, lines = [aLine({ options: chosen })]) =>
    codeOf({ conditions: [{ for: 'product', productOption: [{ option: 'o1', ...match }] }] }, lines) ===
    undefined;

  it.each([
    ['optionNumMin', 2, [true, true, false]],
    ['optionNumMax', 2, [false, true, true]],
    ['optionQtyMin', 4, [true, true, false]],
    ['optionQtyMax', 4, [false, true, true]],
  ] as const)('P3.3 %s: distinct values are 2, pieces 4', (field, value, expected) => {
    const asked = (limit: number) => matches({ [field]: limit });
    expect([asked(value - 1), asked(value), asked(value + 1)]).toEqual(expected);
  });

  it('P3.3 one of the values suffices, one of the excluded values rejects', () => {
    expect([matches({ values: ['b', 'd'] }), matches({ values: ['d'] })]).toEqual([true, false]);
    expect([matches({ evalues: ['c'] }), matches({ evalues: ['c', 'a'] })]).toEqual([true, false]);
  });

  it('P3.3 a line without the option has none of its values', () => {
    const plain = [aLine()];
    expect([
      matches({}, plain),
      matches({ optionNumMin: 1 }, plain),
      matches({ evalues: ['a'] }, plain),
    ]).toEqual([true, false, true]);
  });
});

describe('dates just before, at and just after', () => {
  const at = (startDate: string | undefined, endDate: string | undefined, now: string) =>
    codeOf({ startDate, endDate }, products, { now });

  it('P3.4 a start and an end with time count to the second', () => {
    const moment = '2026-03-02T12:30:00+08:00';
    const times = ['2026-03-02T12:29:59+08:00', moment, '2026-03-02T12:30:01+08:00'];
    expect(times.map((now) => at(moment, undefined, now))).toEqual(['ruleDisabled', undefined, undefined]);
    expect(times.map((now) => at(undefined, moment, now))).toEqual([undefined, undefined, 'ruleDisabled']);
  });

  it('P3.4 a date is a day of the shop: from its midnight to the next', () => {
    const midnights = ['2026-03-01T23:59:59+08:00', '2026-03-02T00:00:00+08:00'];
    expect(midnights.map((now) => at('2026-03-02', undefined, now))).toEqual(['ruleDisabled', undefined]);
    expect(midnights.map((now) => at(undefined, '2026-03-01', now))).toEqual([undefined, 'ruleDisabled']);
  });
});
