import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { priceBill } from '../bill/index.ts';
import { type Condition, DISCOUNT_TYPES, type DiscountRule, ORDER_TYPES } from '../model/index.ts';
import { aRule } from '../testing/builders.ts';
import { SEEDED, scenes } from '../testing/scenes.ts';
import { dishMatch, type SentencePart, sentenceOf } from './sentence.ts';

const keysOf = (rule: DiscountRule) =>
  Object.values(sentenceOf(rule)).flatMap((parts: readonly SentencePart[]) => parts.map(({ key }) => key));

const some = (...values: readonly string[]) =>
  fc.subarray([...values], { maxLength: Math.min(2, values.length) });
const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined });
const condition: fc.Arbitrary<Condition> = fc.record({
  for: maybe(fc.constantFrom('product', 'order', 'exclude')),
  product: some('p0', 'p1', 'p2'),
  category: some('k0', 'k1'),
  sections: some('sec1', 'other'),
  excludeProduct: some('p3'),
  excludeCategory: some('k1'),
  excludeSections: some('sec1', 'other'),
  productOption: fc.array(
    fc.record({
      option: fc.constantFrom('o0', 'o1'),
      values: some('c0', 'c9'),
      evalues: some('c9'),
      optionNumMin: maybe(fc.constantFrom(0, 1)),
      optionQtyMin: maybe(fc.constantFrom(1, 3)),
      optionQtyMax: maybe(fc.constantFrom(1, 4)),
    }),
    { maxLength: 1 },
  ),
  minQty: fc.constantFrom(0, 0, 1, 2, 3),
  minWeight: fc.constantFrom(0, 0, 0.3),
  minTotal: fc.constantFrom(0, 0, 5000),
  afterMinTotal: fc.constantFrom(0, 0, 4000),
  includeModifier: some('m0'),
  excludeModifier: some('m1'),
});
const often = <Value>(usual: Value, other: fc.Arbitrary<Value>) =>
  fc.oneof({ weight: 5, arbitrary: fc.constant(usual) }, { weight: 1, arbitrary: other });
const dishes = fc.oneof(
  fc.record({ category: some('k0', 'k1') }),
  fc.record({ product: some('p0', 'p1', 'p2') }),
  condition,
);
const RULE = {
  type: fc.constantFrom('discount', 'discount', 'discount', 'free', 'point'),
  for: maybe(fc.constantFrom('order', 'product')),
  status: often<string | undefined>('active', fc.constantFrom('disabled', undefined)),
  discountType: fc.constantFrom(...DISCOUNT_TYPES),
  discount: fc.constantFrom(0, 1, 2, 10, 100),
  discountRules: fc.array(dishes, { minLength: 1, maxLength: 2 }),
  discountAny: fc.boolean(),
  repeat: fc.boolean(),
  priority: fc.integer({ min: 0, max: 3 }),
  shops: often<string[]>([], some('s1', 's2')),
  sections: often<string[]>([], some('sec1', 'other')),
  orderType: often<string[]>([], fc.subarray([...ORDER_TYPES])),
  conditions: often<Condition[]>([{}], fc.array(condition, { maxLength: 2 })),
  ruleType: fc.constantFrom(undefined, 'denylist', 'denylist', 'allowlist'),
  rules: fc.subarray(['r0', 'r1'], { maxLength: 1 }),
  rulesDiscount: fc.subarray(['r0', 'r1', 'r3', 'r4'], { maxLength: 3 }),
  fixedPoint: fc.constantFrom(0, 5),
  percentagePoint: fc.constantFrom(0, 1.5),
  beforeServiceCharge: fc.boolean(),
  automaticAddFreeProduct: fc.boolean(),
  freeProducts: fc.array(
    fc.record({ product: fc.constantFrom('p0', 'p1'), quantity: fc.constantFrom(1, 2) }),
    { maxLength: 2 },
  ),
  startDate: often<string | undefined>(
    undefined,
    fc.constantFrom('2026-01-01', '2026-03-03', '2026-03-02T13:00:00+08:00'),
  ),
  endDate: often<string | undefined>(undefined, fc.constantFrom('2026-12-31', '2026-03-01')),
} satisfies { [Field in Exclude<keyof DiscountRule, '_id' | 'name' | 'source'>]-?: fc.Arbitrary<unknown> };
const FIELDS = Object.keys(RULE) as readonly (keyof typeof RULE)[];
// the casts are sound: the fields are drawn by the type above
const drawn = fc.record(RULE) as unknown as fc.Arbitrary<Omit<DiscountRule, '_id'>>;

/** The fields that changed a price, so that the property is known to look at each. */
const changedBy = new Set<string>();

test('B4.1 any field of a rule that changes a price changes its sentence', () => {
  fc.assert(
    fc.property(scenes, drawn, drawn, (scene, one, other) => {
      const others = (scene.discounts ?? []).filter(({ _id }) => _id !== 'r0' && _id !== 'r2');
      // one that other rules may refuse
      others.push(aRule({ _id: 'r0', priority: -1 }));
      const outcome = (mine: DiscountRule) => {
        const { rejected: _codes, ...bill } = priceBill({ ...scene, discounts: [...others, mine] });
        return JSON.stringify(bill);
      };
      const rule: DiscountRule = { _id: 'r2', ...one };
      const before = outcome(rule);
      for (const field of FIELDS) {
        const changed: DiscountRule = { ...rule, [field]: other[field] };
        if (outcome(changed) === before) continue;
        changedBy.add(field);
        expect(sentenceOf(changed)).not.toEqual(sentenceOf(rule));
      }
    }),
    { ...SEEDED, numRuns: 500 },
  );
  expect(FIELDS.filter((field) => !changedBy.has(field))).toEqual([]);
}, 60_000);

test('B4.1 each slot says its fields, in order', () => {
  const rule = aRule({
    source: 'coupon',
    startDate: '2026-03-09',
    orderType: ['dineIn'],
    conditions: [
      { category: ['hot'], minQty: 2 },
      { for: 'order', minTotal: 5000 },
      { for: 'exclude', product: ['p9'] },
    ],
    discountType: 'amount',
    discount: 800,
    repeat: true,
    ruleType: 'denylist',
    rules: ['pair'],
  });
  expect(sentenceOf(rule)).toEqual({
    who: [{ key: 'whoCode', params: {} }],
    when: [
      { key: 'whenFrom', params: { from: '2026-03-09' } },
      { key: 'whenOrderTypes', params: { orderTypes: ['dineIn'] } },
    ],
    condition: [
      { key: 'ifQuantity', params: { match: { category: ['hot'] }, least: 2 } },
      { key: 'ifOrderTotal', params: { least: 5000 } },
      { key: 'ifNone', params: { match: { product: ['p9'] } } },
    ],
    effect: [
      { key: 'thenAmount', params: { amount: 800 } },
      { key: 'onOrder', params: {} },
      { key: 'thenRepeat', params: {} },
    ],
    company: [{ key: 'notWith', params: { rules: ['pair'] } }],
  });
});

describe('B4.1 what has no effect is not said', () => {
  test.each([
    ['repeat of a percentage', { repeat: true }, 'thenRepeat'],
    [
      'an amount off every piece is not repeated',
      { discountType: 'amount', for: 'product', repeat: true },
      'thenRepeat',
    ],
    ['a list of rules without a kind', { rules: ['r2'] }, 'notWith'],
    ['an empty denylist', { ruleType: 'denylist', rules: [] }, 'notWith'],
    [
      'discounted dishes of a seat charge',
      { discountType: 'freeSeatCharge', ruleType: 'denylist', rulesDiscount: ['r2'] },
      'notOnDiscounted',
    ],
    ['the target of a seat charge', { discountType: 'freeSeatCharge' }, 'onOrder'],
  ] as const)('%s', (_what, fields, key) => {
    expect(keysOf(aRule(fields))).not.toContain(key);
  });

  test('lists without entries match every dish', () => {
    expect(dishMatch({ product: [], category: ['k0'], minQty: 2 })).toEqual({ category: ['k0'] });
  });
});

test('B4.1 points are the member’s, and a rule without an effect says so', () => {
  expect(keysOf(aRule({ type: 'point', fixedPoint: 5, source: 'automatic' }))).toEqual([
    'whoMember',
    'thenPoints',
  ]);
  expect(keysOf(aRule({ type: 'point' }))).toContain('thenNothing');
  expect(keysOf(aRule({ type: 'free' }))).toContain('thenNothing');
});
