import { describe, expect, it } from 'vitest';
import { type BillInput, priceBill } from '../bill/index.ts';
import type { DiscountRule } from '../model/index.ts';
import {
  aBill,
  aCatalogue,
  aLine,
  aMember,
  anOption,
  aProduct,
  aRule,
  aSection,
  aSession,
  choosing,
  pricedLines,
} from '../testing/builders.ts';

type Overrides = Partial<BillInput>;

function billOf(rules: DiscountRule | readonly DiscountRule[], overrides: Overrides = {}) {
  const discounts = Array.isArray(rules) ? rules : [rules];
  return priceBill(aBill({ discounts, ...overrides }));
}

function discountsOf(rules: DiscountRule | readonly DiscountRule[], overrides: Overrides = {}) {
  return billOf(rules, overrides).lines.map((line) => line.discount);
}

function codeOf(rule: Partial<DiscountRule>, overrides: Overrides = {}) {
  return billOf(aRule(rule), overrides).rejected[0]?.code;
}

describe('the evaluation of rules', () => {
  it('P3.1 goes by priority, then by id, each rule on what the earlier ones left', () => {
    const bill = billOf([
      aRule({ _id: 'b', discount: 50 }),
      aRule({ _id: 'a', discount: 50 }),
      aRule({ _id: 'z', discountType: 'amount', discount: 100, priority: -1 }),
    ]);
    expect(bill.discounts).toEqual([
      { rule: 'z', amount: 100 },
      { rule: 'a', amount: 450 },
      { rule: 'b', amount: 225 },
    ]);
  });

  it('P3.2 matches conditions against parents, never children', () => {
    const option = anOption({
      _id: 'set',
      options: [{ _id: 'c', type: 'product', product: 'p2', price: 500 }],
    });
    const catalogue = aCatalogue([aProduct(), aProduct({ _id: 'p2' })], [option]);
    const child = aLine({ id: 'l2', product: 'p2', fromProduct: 'l1', fromOption: 'set', fromChoice: 'c' });
    const session = aSession({ products: [aLine({ options: [choosing('set', 'c')] }), child] });
    const about = (product: string) => ({ for: 'product', conditions: [{ product: [product] }] }) as const;
    expect(discountsOf(aRule(about('p1')), { catalogue, session })).toEqual([100, 50]);
    expect(codeOf(about('p2'), { catalogue, session })).toBe('ruleInclude');
  });

  it('P3.3 matches options by values, distinct number and quantities', () => {
    const session = aSession({ products: [aLine({ options: [choosing('o1', 'c1')] })] });
    const match = (productOption: object) =>
      codeOf(
        { conditions: [{ for: 'product', productOption: [{ option: 'o1', ...productOption }] }] },
        { session },
      );
    expect(match({ values: ['c1', 'c9'] })).toBeUndefined();
    expect(match({ values: ['c9'] })).toBe('ruleInclude');
    expect(match({ evalues: ['c1'] })).toBe('ruleInclude');
    expect([match({ optionNumMin: 1 }), match({ optionNumMin: 2 })]).toEqual([undefined, 'ruleInclude']);
    expect([match({ optionQtyMax: 1 }), match({ optionQtyMax: 0 })]).toEqual([undefined, 'ruleInclude']);
  });

  it.each([
    ['ruleDisabled', { status: 'inactive' }],
    ['ruleDisabled', { startDate: '2026-03-03' }],
    ['ruleDisabled', { endDate: '2026-03-01' }],
    ['ruleDisabled', { endDate: '2026-03-02T12:29:59+08:00' }],
    [undefined, { startDate: '2026-03-02', endDate: '2026-03-02' }],
    [undefined, { endDate: '2026-03-02T12:30:00+08:00' }],
    ['notCurrentShop', { shops: ['s2'] }],
    ['notApplicableSection', { sections: ['sec2'] }],
    ['notApplicableOrderType', { orderType: ['takeAway'] }],
    ['ruleExclude', { conditions: [{ for: 'exclude', product: ['p1'] }] }],
    ['ruleInclude', { conditions: [{ for: 'product', category: ['k9'] }] }],
    ['ruleIncludeModifier', { conditions: [{ for: 'order', includeModifier: ['m'] }] }],
    ['ruleExcludeModifier', { conditions: [{ for: 'order', excludeModifier: ['here'] }] }],
    ['noEffect', { type: 'point', fixedPoint: 1 }],
    ['ruleNothing', { discount: 0 }],
    ['ruleNothing', { discountType: 'freeSeatCharge' }],
    ['ruleNothing', { type: 'free' }],
    ['ruleNothing', { for: 'product', discountType: 'freeSurcharge' }],
  ] as const)('P3.4 %s: %o', (code, rule) => {
    expect(codeOf(rule, { session: aSession({ modifiers: ['here'] }) })).toBe(code);
  });

  it.each([
    ['ruleMinQty', 'minQty', 2],
    ['ruleMinTotal', 'minTotal', 2000],
    ['ruleMinWeight', 'minWeight', 0.6],
  ] as const)('P3.4 %s is asked just under, at and just over', (code, minimum, value) => {
    const catalogue = aCatalogue([aProduct({ weight: 0.3 })]);
    const session = aSession({ products: [aLine({ quantity: 2 })] });
    const asked = (amount: number) =>
      codeOf({ conditions: [{ for: 'order', [minimum]: amount }] }, { catalogue, session });
    const unit = minimum === 'minWeight' ? 0.000001 : 1;
    expect([asked(value - unit), asked(value), asked(value + unit)]).toEqual([undefined, undefined, code]);
  });

  it('P3.4 measures ruleAfterMinTotal on what the earlier rules left', () => {
    const later = aRule({ _id: 'r2', conditions: [{ for: 'order', afterMinTotal: 901 }] });
    expect(billOf([aRule(), later]).rejected).toEqual([{ rule: 'r2', code: 'ruleAfterMinTotal' }]);
  });

  it('P3.4 reports the first failing code, quantities of all conditions before totals', () => {
    const conditions = [
      { for: 'order', minTotal: 9999 },
      { for: 'order', minQty: 9 },
    ] as const;
    expect(codeOf({ conditions })).toBe('ruleMinQty');
  });

  it('P3.5 denies a combination that either rule refuses', () => {
    const denied = (first: Partial<DiscountRule>, second: Partial<DiscountRule>) =>
      billOf([aRule({ _id: 'a', ...first }), aRule({ _id: 'b', ...second })]).rejected.map(
        (entry) => entry.code,
      );
    expect(denied({}, { ruleType: 'denylist', rules: ['a'] })).toEqual(['ruleDeny']);
    expect(denied({ ruleType: 'denylist', rules: ['b'] }, {})).toEqual(['ruleDeny']);
    expect(denied({}, { ruleType: 'allowlist' })).toEqual(['ruleDeny']);
    expect(denied({ ruleType: 'allowlist', rules: ['b'] }, {})).toEqual([]);
  });

  it('P3.6 repeats as often as every minimum is reached', () => {
    const session = aSession({ products: [aLine({ quantity: 7 })] });
    const rule = (conditions: DiscountRule['conditions']) =>
      aRule({ discountType: 'amount', discount: 100, repeat: true, conditions });
    expect(discountsOf(rule([{ for: 'order', minQty: 2 }]), { session })).toEqual([300]);
    expect(discountsOf(rule([{ for: 'order', minQty: 2, minTotal: 3500 }]), { session })).toEqual([200]);
    expect(discountsOf(rule([]), { session })).toEqual([100]);
  });
});

describe('the effects of rules', () => {
  const product = (overrides: Partial<DiscountRule>) =>
    aRule({ for: 'product', conditions: [{}], ...overrides });

  it('P4.1 select targets by all or by any of the discount rules', () => {
    const discountRules = [{ product: ['p1', 'p2'] }, { product: ['p2', 'p3'] }];
    const lines = pricedLines(100, 100, 100);
    expect(discountsOf(product({ discountRules }), lines)).toEqual([0, 10, 0]);
    expect(discountsOf(product({ discountRules, discountAny: true }), lines)).toEqual([10, 10, 10]);
  });

  it('P4.1 exclude what is not discountable', () => {
    const { catalogue } = pricedLines(1000, 1000);
    const products = [aLine({ discountable: false }), aLine({ id: 'l2', product: 'p2' })];
    expect(discountsOf(aRule(), { catalogue, session: aSession({ products }) })).toEqual([0, 100]);
  });

  it('P4.1 exclude items discounted by rules that rulesDiscount refuses', () => {
    const first = product({ _id: 'a', conditions: [{ product: ['p1'] }] });
    const lines = pricedLines(1000, 1000);
    const later = (overrides: Partial<DiscountRule>) =>
      discountsOf([first, aRule({ _id: 'b', ...overrides })], lines);
    expect(later({ ruleType: 'denylist', rulesDiscount: ['a'] })).toEqual([100, 100]);
    expect(later({ ruleType: 'allowlist', rules: ['a'], rulesDiscount: ['x'] })).toEqual([100, 100]);
    expect(later({ ruleType: 'allowlist', rules: ['a'], rulesDiscount: ['a'] })).toEqual([190, 100]);
  });

  it('P4.2 round percent on every target, or once on the order', () => {
    expect(discountsOf(product({ discount: 5 }), pricedLines(110, 110))).toEqual([6, 6]);
    expect(discountsOf(aRule({ discount: 5 }), pricedLines(110, 110))).toEqual([6, 5]);
  });

  it('P4.3 take percentPre of the line totals, at most what is left of each', () => {
    const first = product({ _id: 'a', discount: 90, conditions: [{ product: ['p1'] }] });
    const pre = aRule({ _id: 'b', discountType: 'percentPre', discount: 50 });
    expect(discountsOf([first, pre], pricedLines(1000, 1000))).toEqual([1000, 500]);
  });

  it('P4.4 share an amount in proportion to what is left, and take no more than that', () => {
    const amount = { discountType: 'amount', discount: 300 } as const;
    expect(discountsOf(aRule(amount), pricedLines(1000, 500))).toEqual([200, 100]);
    expect(discountsOf(product(amount), pricedLines(100, 100))).toEqual([100, 100]);
    const session = aSession({ products: [aLine({ quantity: 2 })] });
    expect(discountsOf(product({ ...amount, repeat: true }), { session })).toEqual([600]);
  });

  it('P4.5 make the dearest pieces free, ties to the earlier', () => {
    const { catalogue } = pricedLines(300, 500, 500);
    const products = [1, 2, 3].map((n) => aLine({ id: `l${n}`, product: `p${n}`, quantity: 2 }));
    const free = (discount: number) =>
      discountsOf(aRule({ discountType: 'pickNMaxPrice', discount }), {
        catalogue,
        session: aSession({ products }),
      });
    expect(free(1)).toEqual([0, 500, 0]);
    expect(free(3)).toEqual([0, 1000, 500]);
    expect(free(9)).toEqual([600, 1000, 1000]);
  });

  it('P4.6 waive surcharge and seat charge of an order', () => {
    const section = aSection({ percent: 10, amountPerPerson: 500 });
    const session = aSession({ tables: [{ item: 't1' }] });
    const free = (discountType: 'freeSurcharge' | 'freeSeatCharge') =>
      billOf(aRule({ discountType }), { section, session });
    expect(free('freeSurcharge')).toMatchObject({
      surcharge: 0,
      seatCharge: 500,
      discounts: [{ rule: 'r1', amount: 0 }],
    });
    expect(free('freeSeatCharge')).toMatchObject({ surcharge: 100, seatCharge: 0 });
  });

  it('P4.8 give points by number and by whole units of money', () => {
    const point = { type: 'point', fixedPoint: 3, percentagePoint: 10 } as const;
    const bill = billOf(aRule(point), { ...pricedLines(1990), user: { _id: 'u1' } });
    expect(bill).toMatchObject({ points: 3 + 1, discounts: [], rejected: [] });
  });

  it("P4.9 apply the member's level last, on discountable lines, for active members", () => {
    expect(billOf(aRule(), { user: aMember() }).discounts.at(-1)).toEqual({ rule: 'vip:v1', amount: 90 });
    expect(billOf([], { user: aMember({ status: 'blocked' }) }).discounts).toEqual([]);
    const session = aSession({ products: [aLine({ discountable: false })] });
    expect(billOf([], { user: aMember(), session }).discounts).toEqual([]);
  });
});

describe('ties', () => {
  it('P1.5 P4.2 give the remaining step to the earlier line of the bill, wherever its set stands', () => {
    const option = anOption({
      _id: 'set',
      options: [{ _id: 'c', type: 'product', product: 'p1', price: 50 }],
    });
    const child = aLine({ id: 'child', fromProduct: 'parent', fromOption: 'set', fromChoice: 'c' });
    const products = [child, aLine({ id: 'alone', product: 'p2' }), aLine({ id: 'parent', product: 'p3' })];
    const catalogue = aCatalogue(
      [aProduct(), aProduct({ _id: 'p2', price: 50 }), aProduct({ _id: 'p3', price: 0 })],
      [option],
    );
    const session = aSession({ products });
    expect(discountsOf(aRule({ discountType: 'amount', discount: 5 }), { session, catalogue })).toEqual([
      3, 2, 0,
    ]);
  });

  it('P3.6 reach minimums with decimals exactly', () => {
    const session = aSession({ products: [aLine({ quantity: 33 })] });
    const conditions = [{ for: 'order', minQty: 1.1 }] as const;
    const rule = aRule({ discountType: 'amount', discount: 10, repeat: true, conditions });
    expect(billOf(rule, { session }).discounts).toEqual([{ rule: 'r1', amount: 300 }]);
  });
});
