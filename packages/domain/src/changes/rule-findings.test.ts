import { expect, test } from 'vitest';
import type { DiscountRule } from '../model/index.ts';
import { aRule, aShop } from '../testing/builders.ts';
import { createChangeChecks } from './change-findings.ts';
import type { JsonObject } from './json.ts';

const NAMED = { name: { en: 'Offer', cht: '優惠', chs: '优惠' } };
const SHOPS = [aShop({ _id: 'hk' }), aShop({ _id: 'jp', currency: 'JPY' })];

/** Returns the codes and paths that the check of a changed rule finds. */
function found(after: Partial<DiscountRule>, before: Partial<DiscountRule> = after) {
  const [then, now] = [before, after].map(
    (fields) => aRule({ ...NAMED, ...fields }) as unknown as JsonObject,
  );
  const changed = [{ list: 'orderDiscounts', entity: 'r1', before: then, after: now }] as const;
  const documents = {
    orderDiscounts: now === undefined ? [] : [now],
    shops: SHOPS as unknown as JsonObject[],
  };
  return createChangeChecks(documents)(changed).map(({ level, code, path }) => `${level} ${code} ${path}`);
}

test.each([
  ['nothing', {}, []],
  ['a percentage over 100', { discount: 101 }, ['error ruleRange discount']],
  ['a percentage of 100', { discount: 100 }, []],
  ['half a piece', { discountType: 'pickNMaxPrice', discount: 1.5 }, ['error ruleRange discount']],
  [
    'an amount finer than a yen',
    { discountType: 'amount', discount: 1050 },
    ['error amountOffStep discount'],
  ],
  ['the same in Hong Kong alone', { discountType: 'amount', discount: 1050, shops: ['hk'] }, []],
  [
    'a minimum finer than a yen',
    { conditions: [{ for: 'order', minTotal: 5050 }] },
    ['error amountOffStep conditions'],
  ],
  ['a rule without effect', { discount: 0 }, ['warning ruleNever ']],
  ['an end before the beginning', { startDate: '2026-03-02', endDate: '2026-03-01' }, ['warning ruleNever ']],
] satisfies readonly (readonly [string, Partial<DiscountRule>, readonly string[]])[])(
  'B2.7 the check of a rule finds %s',
  (_what, fields, expected) => {
    expect(found(fields)).toEqual(expected);
  },
);

test('B2.8 a list that was emptied, and so means everything, is a warning', () => {
  const before: Partial<DiscountRule> = { orderType: ['dineIn'], conditions: [{ category: ['hot'] }] };
  expect(found({ orderType: [] }, before)).toEqual([
    'warning listEmptied orderType',
    'warning listEmptied conditions',
  ]);
  expect(found({ orderType: ['takeAway'], conditions: [{}] }, { ...before, conditions: [{}] })).toEqual([]);
});
