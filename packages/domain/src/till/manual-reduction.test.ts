import { describe, expect, it } from 'vitest';
import { permissionOf } from '../rights/index.ts';
import { aBill, aCatalogue, aLine, aProduct, aRule, aSession } from '../testing/builders.ts';
import { isLargerReduction, manualReduction } from './manual-reduction.ts';

describe('T2.4 what is taken off a bill by hand', () => {
  const catalogue = aCatalogue([aProduct({ price: 1000 })]);
  const lines = (...keys: readonly number[]) =>
    keys.map((openKey, index) => aLine({ id: `l${index}`, quantity: 2, openKey }));

  it('is the sum of lowered prices, gifts to the guest, manual discounts and adjustments', () => {
    const discounts = [aRule({ _id: 'manual:1', source: 'manual', priority: 1_000_000, discount: 10 })];
    const session = aSession({ products: lines(-100, -1000, 0), adjusts: -50 });
    // 6000 without reductions, 3800 with lowered prices, 10 % of that
    expect(manualReduction(aBill({ catalogue, discounts, session }))).toEqual({
      takenOff: 2200 + 380 + 50,
      subTotal: 6000,
    });
  });

  it('counts neither rules of the shop, nor raised prices, nor cancelled lines, nor more than the dish', () => {
    const discounts = [aRule({ discount: 10 })];
    const [one, raised, gone] = lines(-5000, 700, -100);
    const products = [one ?? aLine(), raised ?? aLine(), { ...(gone ?? aLine()), status: 'cancel' as const }];
    const session = aSession({ products, adjusts: 300 });
    expect(manualReduction(aBill({ catalogue, discounts, session }))).toEqual({
      takenOff: 2000,
      subTotal: 2000 + 3400,
    });
  });

  it('makes ten discounts of 2 per cent one of 20', () => {
    const session = aSession({ products: lines(...Array.from({ length: 10 }, () => -20)) });
    const ten = manualReduction(aBill({ catalogue, session }));
    expect(permissionOf({ action: 'discount', role: 'cashier', reduction: ten }).verdict).toBe('allowed');
    const bulk = manualReduction(
      aBill({ catalogue, session: { ...session, adjusts: -(20_000 * 0.18) }, discounts: [] }),
    );
    expect(permissionOf({ action: 'discount', role: 'cashier', reduction: bulk })).toEqual({
      verdict: 'approval',
      limit: 10,
      wanted: 20,
    });
  });
});

describe('T2.4 the limit holds for the bill as it is', () => {
  const before = { takenOff: 8200, subTotal: 172_200 };

  it.each([
    ['less of the bill is left', { takenOff: 8200, subTotal: 8200 }, true],
    ['a percentage of what is left', { takenOff: 391, subTotal: 8200 }, false],
    ['one step more, by rounding', { takenOff: 392, subTotal: 8200 }, false],
    ['two steps more', { takenOff: 393, subTotal: 8200 }, true],
    ['more of the bill is left', { takenOff: 8200, subTotal: 180_000 }, false],
    ['nothing is taken off any more', { takenOff: 0, subTotal: 8200 }, false],
  ])('%s', (_what, after, isLarger) => {
    expect(isLargerReduction(after, before, 1)).toBe(isLarger);
  });

  it('takes any reduction of a bill that had none for larger', () => {
    expect(isLargerReduction({ takenOff: 2, subTotal: 100 }, { takenOff: 0, subTotal: 0 }, 1)).toBe(true);
  });
});
