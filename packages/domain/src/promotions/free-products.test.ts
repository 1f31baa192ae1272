import { describe, expect, it } from 'vitest';
import { type BillInput, priceBill } from '../bill/index.ts';
import type { DiscountRule } from '../model/index.ts';
import { aBill, aCatalogue, aLine, aMember, aProduct, aRule, aSession } from '../testing/builders.ts';

function billOf(discounts: readonly DiscountRule[], overrides: Partial<BillInput> = {}) {
  return priceBill(aBill({ discounts, ...overrides }));
}

describe('free products', () => {
  const catalogue = aCatalogue([aProduct(), aProduct({ _id: 'p2', price: 700 })]);
  const free = aRule({ type: 'free', freeProducts: [{ product: 'p2', quantity: 2 }] });
  const gift = (id: string, quantity: number) => aLine({ id, product: 'p2', quantity, fromCoupon: 'r1' });
  const withGifts = (rule: DiscountRule, ...gifts: readonly ReturnType<typeof gift>[]) =>
    billOf([rule], { catalogue, session: aSession({ products: [aLine(), ...gifts] }) });

  it('P4.7 are free when they are owed and present', () => {
    const bill = withGifts(free, gift('g1', 2));
    expect(bill).toMatchObject({ total: 1000, dropped: [], discounts: [{ rule: 'r1', amount: 1400 }] });
  });

  it('P4.7 are rejected with a code and dropped when there are too few or too many', () => {
    const codes = (...gifts: readonly ReturnType<typeof gift>[]) =>
      withGifts(free, ...gifts).rejected[0]?.code;
    expect([codes(gift('g1', 1)), codes(gift('g1', 2)), codes(gift('g1', 3))]).toEqual([
      'ruleMissingFree',
      undefined,
      'ruleExtraFree',
    ]);
    const bill = withGifts(free, gift('g1', 1), gift('g2', 2));
    expect(bill).toMatchObject({ total: 1000, dropped: ['g1', 'g2'] });
    expect(bill.lines.map((line) => line.id)).toEqual(['l1']);
  });

  it('P4.7 are added when they are missing and the rule adds them', () => {
    const bill = withGifts({ ...free, automaticAddFreeProduct: true }, gift('free:r1:0', 1));
    expect(bill.lines.map(({ id, lineTotal, discount }) => [id, lineTotal, discount])).toEqual([
      ['l1', 1000, 0],
      ['free:r1:0', 700, 700],
      ['free:r1:0:2', 700, 700],
    ]);
  });

  it('P4.7 are removed from the last line backwards when there are too many', () => {
    const stray = aLine({ id: 'g4', fromCoupon: 'r1' });
    const bill = withGifts(
      { ...free, automaticAddFreeProduct: true },
      gift('g1', 1),
      gift('g2', 3),
      gift('g3', 1),
      stray,
    );
    expect(bill.lines.map(({ id, lineTotal }) => [id, lineTotal])).toEqual([
      ['l1', 1000],
      ['g1', 700],
      ['g2', 700],
    ]);
    expect(bill.dropped).toEqual([]);
  });

  it('P3.2 P4.9 are ignored by conditions, rules and levels', () => {
    const rules = [
      free,
      aRule({ _id: 'r2' }),
      aRule({ _id: 'r3', conditions: [{ for: 'order', minTotal: 1001 }] }),
    ];
    const session = aSession({ products: [aLine(), gift('g1', 2)] });
    const bill = billOf(rules, { catalogue, session, user: aMember() });
    expect(bill.rejected).toEqual([{ rule: 'r3', code: 'ruleMinTotal' }]);
    expect(bill.discounts).toEqual([
      { rule: 'r1', amount: 1400 },
      { rule: 'r2', amount: 100 },
      { rule: 'vip:v1', amount: 90 },
    ]);
  });

  it('P4.7 are dropped when their rule is not given', () => {
    expect(billOf([], { catalogue, session: aSession({ products: [gift('g1', 1)] }) })).toMatchObject({
      lines: [],
      dropped: ['g1'],
    });
  });
});
