import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceBill } from '../bill/index.ts';
import type { DiscountRule } from '../model/index.ts';
import { aBill, aCatalogue, aLine, aProduct, aRule, aSession, pricedLines } from '../testing/builders.ts';
import { SEEDED, scenes } from '../testing/scenes.ts';
import { suggestCoupons } from './suggest-coupons.ts';

function subsets<Entry>(entries: readonly Entry[]): readonly (readonly Entry[])[] {
  const [first, ...rest] = entries;
  if (first === undefined) return [[]];
  return subsets(rest).flatMap((subset) => [subset, [first, ...subset]]);
}

describe('the best deal', () => {
  it('has the lowest total of all combinations', () => {
    fc.assert(
      fc.property(scenes, (scene) => {
        const { discounts: candidates = [], ...rest } = scene;
        const input = { ...rest, discounts: [aRule({ _id: 'own', discountType: 'amount', discount: 100 })] };
        const totals = subsets(candidates).map(
          (subset) => priceBill({ ...input, discounts: [...input.discounts, ...subset] }).total,
        );
        const suggestion = suggestCoupons(input, candidates);
        expect(suggestion.exact).toBe(true);
        expect(suggestion.bill.total).toBe(Math.min(...totals));
        expect(suggestion.saved).toBe(priceBill(input).total - suggestion.bill.total);
        const chosen = candidates.filter(({ _id }) => suggestion.rules.includes(_id));
        expect(suggestion.bill).toEqual(priceBill({ ...input, discounts: [...input.discounts, ...chosen] }));
      }),
      { ...SEEDED, numRuns: 100 },
    );
  });

  const off = (id: string, discount: number, more: Partial<DiscountRule> = {}) =>
    aRule({ _id: id, discountType: 'amount', discount, ...more });

  it('uses no coupon without effect, and prefers earlier ones', () => {
    expect(suggestCoupons(aBill(), [off('a', 1000), off('b', 1000), off('c', 2000)])).toMatchObject({
      rules: ['a'],
      saved: 1000,
      exact: true,
    });
    expect(suggestCoupons(aBill(), [])).toMatchObject({ rules: [], saved: 0, exact: true });
  });

  it('prefers two coupons that are better together to one that refuses them', () => {
    const jealous = off('best', 500, { ruleType: 'allowlist' });
    expect(suggestCoupons(aBill(), [jealous, off('a', 300), off('b', 300)]).rules).toEqual(['a', 'b']);
  });

  it('prefers the free dish at equal totals', () => {
    const catalogue = aCatalogue([aProduct(), aProduct({ _id: 'tea', price: 200 })]);
    const tea = aRule({
      _id: 'tea',
      type: 'free',
      automaticAddFreeProduct: true,
      freeProducts: [{ product: 'tea', quantity: 1 }],
    });
    expect(suggestCoupons(aBill({ catalogue }), [tea])).toMatchObject({ rules: ['tea'], saved: 0 });
  });

  it('is marked as approximate with more than eight useful coupons', () => {
    const eight = Array.from({ length: 8 }, (_, index) => off(`r${index}`, 10 + index));
    const closed = off('closed', 9999, { status: 'inactive' });
    expect(suggestCoupons(aBill(), [...eight, closed])).toMatchObject({ exact: true, saved: 108 });
    const nine = [...eight, off('r8', 18)];
    const suggestion = suggestCoupons(aBill(), nine);
    expect(suggestion).toMatchObject({ exact: false, saved: 126 });
    expect(suggestion.rules).toHaveLength(9);
  });

  it('exchanges coupons while approximating', () => {
    const rivals = Array.from({ length: 10 }, (_, index) => `x${index}`);
    const candidates = rivals.map((id, index) =>
      off(id, 100 + index, { ruleType: 'denylist', rules: rivals, priority: index }),
    );
    const session = aSession({ products: [aLine({ quantity: 3 })] });
    const suggestion = suggestCoupons(aBill({ ...pricedLines(1000), session }), candidates);
    expect(suggestion).toMatchObject({ rules: ['x9'], saved: 109, exact: false });
  });
});
