import { describe, expect, it } from 'vitest';
import { inputProblem, priceBill } from '../bill/index.ts';
import { explainBill } from '../explanation/index.ts';
import type { CartLine } from '../model/index.ts';
import {
  aBill,
  aCatalogue,
  aLine,
  anOption,
  aProduct,
  aRule,
  aSession,
  choosing,
} from '../testing/builders.ts';
import { frozenPrices } from './frozen.ts';

const menu = aCatalogue(
  [
    aProduct({
      price: 1000,
      category: 'food',
      priceModifiers: [{ type: 'productOption', option: 'o1', optionValue: 'c1', price: 50 }],
    }),
  ],
  [
    anOption(),
    anOption({
      _id: 'set',
      options: [{ _id: 'side', type: 'product', product: 'p1', price: 200 }, { _id: 'other' }],
    }),
  ],
);
const lines: readonly CartLine[] = [
  aLine({ options: [choosing('o1', 'c1'), choosing('set', 'side')] }),
  aLine({ id: 'l2', fromProduct: 'l1', fromOption: 'set', fromChoice: 'side' }),
];
const frozen = lines.map((line) => ({ ...line, frozen: frozenPrices(line, menu) }));
const billOf = (products: readonly CartLine[], catalogue = menu) =>
  aBill({
    session: aSession({ products }),
    catalogue,
    discounts: [aRule({ conditions: [{ category: ['food'] }] })],
  });

describe('a frozen line (P5.1)', () => {
  it('keeps its price when the catalogue changes', () => {
    const placed = priceBill(billOf(lines));
    const dearer = aCatalogue([aProduct({ price: 9000, category: 'drink' })], [anOption({ options: [] })]);
    for (const catalogue of [menu, dearer, aCatalogue([], [])]) {
      expect(priceBill(billOf(frozen, catalogue))).toEqual(placed);
      expect(inputProblem(billOf(frozen, catalogue))).toBeUndefined();
      expect(explainBill(billOf(frozen, catalogue))).toEqual(explainBill(billOf(lines)));
    }
  });

  it('is priced beside lines of the current catalogue', () => {
    const dearer = aCatalogue(
      [aProduct({ price: 9000 })],
      [anOption({ options: [{ _id: 'c1', price: 1 }] })],
    );
    const fresh = aLine({ id: 'l3', options: [choosing('o1', 'c1')] });
    const prices = priceBill(billOf([...frozen, fresh], dearer)).lines.map(({ unitPrice }) => unitPrice);
    expect(prices).toEqual([1350, 200, 9001]);
  });

  it('keeps only the selected choices of an option, and is frozen once', () => {
    expect(frozen[0]?.frozen.options?.flatMap(({ options }) => options.map(({ _id }) => _id))).toEqual([
      'c1',
      'side',
    ]);
    const [parent] = frozen;
    expect(parent && frozenPrices(parent, aCatalogue([], []))).toEqual(parent?.frozen);
  });
});
