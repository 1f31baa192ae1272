import fc from 'fast-check';
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
  aShop,
  aTax,
  choosing,
} from '../testing/builders.ts';
import { SEEDED, scenes } from '../testing/scenes.ts';
import { explainBill } from './explain-bill.ts';
import type { ExplanationStep } from './explanation.ts';

function told(steps: readonly ExplanationStep[] = []) {
  return steps.map(({ key, before, effect, after }) => [key, before, effect, after]);
}

function expectChain(steps: readonly ExplanationStep[], end: number) {
  let amount = 0;
  for (const step of steps) {
    expect(step.before).toBe(amount);
    expect(step.after).toBe(step.before + step.effect);
    amount = step.after;
  }
  expect(amount).toBe(end);
}

describe('the steps of a price', () => {
  it('P6.1 lead from 0 to the price of each line and to the outstanding amount without a gap', () => {
    fc.assert(
      fc.property(scenes, (input) => {
        const { bill, explanation } = explainBill(input);
        expect(bill).toEqual(priceBill(input));
        expect(explanation.lines.map(({ id }) => id)).toEqual(bill.lines.map(({ id }) => id));
        bill.lines.forEach(({ lineTotal, discount, surcharge }, position) => {
          expectChain(explanation.lines[position]?.steps ?? [], lineTotal - discount + surcharge);
        });
        expectChain(explanation.order, bill.outstanding);
        expect(explanation.rejected.map(({ rule, code }) => ({ rule, code }))).toEqual(bill.rejected);
        expect(explanation.dropped.map(({ id }) => id)).toEqual(bill.dropped);
        for (const { gaps } of explanation.rejected) expect(gaps.length).toBeGreaterThan(0);
      }),
      SEEDED,
    );
  });

  it('P6.1 name everything in a unit price', () => {
    const product = aProduct({
      priceModifiers: [{ type: 'modifier', modifier: 'm', percent: 10 }],
      discountMapping: [{ shop: 's1', price: 2000, discount: 0.5 }],
    });
    const line = aLine({ quantity: 2, openKey: -50, options: [choosing('o1', 'c1')] });
    const input = aBill({
      session: aSession({ products: [line], modifiers: ['m'] }),
      catalogue: aCatalogue([product]),
    });
    expect(told(explainBill(input).explanation.lines[0]?.steps)).toEqual([
      ['unitPrice', 0, 1000, 1000],
      ['unitShopPrice', 1000, 1000, 2000],
      ['unitModifier', 2000, 200, 2200],
      ['unitMultiplier', 2200, -1100, 1100],
      ['unitChoice', 1100, 300, 1400],
      ['unitManual', 1400, -50, 1350],
      ['lineQuantity', 1350, 1350, 2700],
    ]);
  });

  it('P6.1 name everything in the order', () => {
    const input = aBill({
      shop: aShop({ priceRoundMethod: 'floor', priceRoundFactor: 100, seatChargeSurcharge: true }),
      section: aSection({ percent: 10, amountPerPerson: 300 }),
      user: aMember(),
      session: aSession({ tables: [{ item: 't' }], tips: 20, adjusts: -5, payments: [{ amount: 500 }] }),
      discounts: [
        aRule({ name: 'Ten off', beforeServiceCharge: true }),
        aRule({ _id: 'r2', type: 'point', fixedPoint: 3 }),
      ],
      taxes: [aTax(), aTax({ _id: 't2', included: true }), aTax({ _id: 't3', rules: ['r1'] })],
    });
    const { order, lines } = explainBill(input).explanation;
    expect(told(lines[0]?.steps)).toEqual([
      ['unitPrice', 0, 1000, 1000],
      ['lineQuantity', 1000, 0, 1000],
      ['lineDiscount', 1000, -100, 900],
      ['lineMember', 900, -90, 810],
      ['lineSurcharge', 810, 90, 900],
    ]);
    expect(told(order)).toEqual([
      ['orderLines', 0, 1000, 1000],
      ['orderDiscount', 1000, -100, 900],
      ['orderPoints', 900, 0, 900],
      ['orderMember', 900, -90, 810],
      ['orderSurcharge', 810, 90, 900],
      ['orderSeatCharge', 900, 300, 1200],
      ['orderSeatChargeSurcharge', 1200, 30, 1230],
      ['orderTax', 1230, 74, 1304],
      ['orderTaxIncluded', 1304, 0, 1304],
      ['orderTaxWaived', 1304, 0, 1304],
      ['orderTips', 1304, 20, 1324],
      ['orderAdjusts', 1324, -5, 1319],
      ['orderRounding', 1319, -19, 1300],
      ['orderPaid', 1300, -500, 800],
    ]);
    expect(order[1]?.params).toEqual({ rule: 'r1', name: 'Ten off', times: 1 });
    expect(order[2]?.params).toEqual({ rule: 'r2', points: 3 });
  });

  it('P6.1 name what waives surcharge and seat charge', () => {
    const input = aBill({
      section: aSection({ percent: 10, amountPerPerson: 300 }),
      session: aSession({ tables: [{ item: 't' }] }),
      discounts: [
        aRule({ discountType: 'freeSurcharge' }),
        aRule({ _id: 'r2', discountType: 'freeSeatCharge' }),
      ],
    });
    const { order, lines } = explainBill(input).explanation;
    expect(lines[0]?.steps.at(-1)?.key).toBe('lineSurchargeFreed');
    expect(told(order).slice(1)).toEqual([
      ['orderSurchargeFreed', 1000, 0, 1000],
      ['orderSeatCharge', 1000, 300, 1300],
      ['orderSeatChargeFreed', 1300, -300, 1000],
    ]);
    const byProduct = aBill({
      section: aSection({ percent: 10 }),
      catalogue: aCatalogue([aProduct({ freeSurcharge: true })]),
    });
    expect(explainBill(byProduct).explanation.lines[0]?.steps.at(-1)?.key).toBe('lineSurchargeFree');
  });
});

describe('the gaps of a rejected rule', () => {
  const gapsOf = (rule: Partial<DiscountRule>, overrides: Partial<BillInput> = {}) =>
    explainBill(aBill({ discounts: [aRule(rule)], ...overrides })).explanation.rejected[0]?.gaps;
  const asked = { category: ['k1'], product: undefined, sections: undefined, productOption: undefined };
  const whole = { category: undefined, product: undefined, sections: undefined, productOption: undefined };
  const catalogue = aCatalogue([aProduct({ category: 'k1', weight: 0.3 })]);

  it.each<[string, Partial<DiscountRule>, object]>([
    ['gapStatus', { status: 'off' }, { status: 'off' }],
    ['gapNotYet', { startDate: '2026-03-03' }, { from: '2026-03-03' }],
    ['gapOver', { endDate: '2026-03-01' }, { until: '2026-03-01' }],
    ['gapShop', { shops: ['s2'] }, { required: ['s2'], actual: 's1' }],
    ['gapSection', { sections: ['x'] }, { required: ['x'], actual: undefined }],
    ['gapOrderType', { orderType: ['delivery'] }, { required: ['delivery'], actual: 'dineIn' }],
    [
      'gapExcluded',
      { conditions: [{ for: 'exclude', category: ['k1'] }] },
      { condition: 0, asked, line: 'l1', product: 'p1', name: undefined },
    ],
    [
      'gapNoMatch',
      { conditions: [{ for: 'order' }, { for: 'product', product: ['p9'] }] },
      { condition: 1, asked: { ...whole, product: ['p9'] } },
    ],
    [
      'gapQuantity',
      { conditions: [{ for: 'order', minQty: 3 }] },
      { condition: 0, asked: whole, required: 3, actual: 1, missing: 2 },
    ],
    [
      'gapWeight',
      { conditions: [{ for: 'order', minWeight: 0.4 }] },
      { condition: 0, asked: whole, required: 0.4, actual: 0.3, missing: 0.1 },
    ],
    [
      'gapTotal',
      { conditions: [{ for: 'product', category: ['k1'], minTotal: 2200 }] },
      { condition: 0, asked, required: 2200, actual: 1000, missing: 1200 },
    ],
    [
      'gapTotalLeft',
      { conditions: [{ for: 'order', afterMinTotal: 1001 }] },
      { condition: 0, asked: whole, required: 1001, actual: 1000, missing: 1 },
    ],
    [
      'gapModifier',
      { conditions: [{ for: 'order', includeModifier: ['m'] }] },
      { condition: 0, required: ['m'] },
    ],
    [
      'gapModifierRefused',
      { conditions: [{ for: 'order', excludeModifier: ['x', 'here'] }] },
      { condition: 0, modifiers: ['here'] },
    ],
    ['gapMember', { type: 'point', fixedPoint: 1 }, {}],
    ['gapNoTarget', { for: 'product' }, {}],
    ['gapNothingLeft', { discount: 0 }, {}],
    ['gapNoSeatCharge', { discountType: 'freeSeatCharge' }, {}],
    ['gapNothingOwed', { type: 'free' }, {}],
    [
      'gapFreeMissing',
      { type: 'free', freeProducts: [{ product: 'p1', quantity: 2 }] },
      { product: 'p1', name: undefined, required: 2, actual: 0, missing: 2 },
    ],
  ])('P6.1 P3.4 %s', (key, rule, params) => {
    const session = aSession({ modifiers: ['here'] });
    expect(gapsOf(rule, { session, catalogue })).toEqual([{ key, params }]);
  });

  it('P6.1 P3.4 gapFreeExtra counts surplus pieces and products that are not owed', () => {
    const free = aLine({ id: 'f', quantity: 3, fromCoupon: 'r1' });
    const stray = aLine({ id: 'g', product: 'p2', fromCoupon: 'r1' });
    const products = [aLine(), free, stray];
    const gaps = gapsOf(
      { type: 'free', freeProducts: [{ product: 'p1', quantity: 1 }] },
      {
        session: aSession({ products }),
        catalogue: aCatalogue([aProduct(), aProduct({ _id: 'p2' })]),
      },
    );
    expect(gaps).toMatchObject([
      { key: 'gapFreeExtra', params: { product: 'p1', required: 1, actual: 3, extra: 2 } },
      { key: 'gapFreeExtra', params: { product: 'p2', required: 0, actual: 1, extra: 1 } },
    ]);
  });

  it('P6.1 P3.4 gapNoPoints', () => {
    expect(gapsOf({ type: 'point' }, { user: aMember() })).toEqual([{ key: 'gapNoPoints', params: {} }]);
  });

  it('P6.1 P3.5 gapCompany has both names and the rule that refuses', () => {
    const discounts = [
      aRule({ _id: 'a', name: 'Alone', ruleType: 'allowlist' }),
      aRule({ _id: 'b', name: 'Other' }),
    ];
    const params = { rule: 'b', name: 'Other', other: 'a', otherName: 'Alone', refuser: 'a' };
    expect(explainBill(aBill({ discounts })).explanation.rejected).toEqual([
      { rule: 'b', name: 'Other', code: 'ruleDeny', gaps: [{ key: 'gapCompany', params }] },
    ]);
  });

  it('P6.1 name every condition missed for the code', () => {
    const conditions = [
      { for: 'order', minQty: 2 },
      { for: 'product', minQty: 4 },
    ] as const;
    expect(gapsOf({ conditions })).toMatchObject([{ params: { missing: 1 } }, { params: { missing: 3 } }]);
  });

  it('P6.1 name set items and discount options', () => {
    const set = anOption({ _id: 'set', options: [{ _id: 'c', type: 'product', product: 'p2', price: 500 }] });
    const off = anOption({ _id: 'off', type: 'discount' });
    const free = anOption({ _id: 'o1' });
    const child = aLine({
      id: 'l2',
      product: 'p2',
      fromProduct: 'l1',
      fromOption: 'set',
      fromChoice: 'c',
      options: [choosing('off', 'c1'), { ...choosing('o1', 'c1'), free: true }],
    });
    const session = aSession({ products: [aLine({ options: [choosing('set', 'c')] }), child] });
    const input = aBill({
      session,
      catalogue: aCatalogue([aProduct(), aProduct({ _id: 'p2' })], [set, off, free]),
    });
    expect(told(explainBill(input).explanation.lines[1]?.steps)).toEqual([
      ['unitSetItem', 0, 500, 500],
      ['unitChoiceOff', 500, -300, 200],
      ['unitOptionFree', 200, 0, 200],
      ['lineQuantity', 200, 0, 200],
    ]);
  });
});
