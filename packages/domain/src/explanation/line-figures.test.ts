import { describe, expect, it } from 'vitest';
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
} from '../testing/builders.ts';
import { explainBill } from './explain-bill.ts';
import { lineFigures } from './line-figures.ts';

describe('the figures of a line', () => {
  it('P6.2 follow from its explanation: position, choices, discounts, surcharge', () => {
    const products = [
      aLine({ quantity: 2, options: [choosing('o1', 'c1')], openKey: -50 }),
      aLine({ id: 'l2', product: 'p2' }),
      aLine({ id: 'l3' }),
    ];
    const input = aBill({
      section: aSection({ percent: 10 }),
      catalogue: aCatalogue(
        [
          aProduct({ price: 1000, options: ['o1'] }),
          aProduct({ _id: 'p2', price: 500, freeSurcharge: true }),
        ],
        [anOption({ options: [{ _id: 'c1', price: 300 }] })],
      ),
      session: aSession({ products }),
      discounts: [aRule({ name: 'Ten off', for: 'order', discountType: 'percent', discount: 10 })],
      user: aMember(),
    });
    const { bill, explanation } = explainBill(input);
    const figures = lineFigures(explanation.lines, products);
    expect(figures.map(({ id, seq, prodSeq }) => [id, seq, prodSeq])).toEqual([
      ['l1', 1, 1],
      ['l2', 2, 1],
      ['l3', 3, 2],
    ]);
    expect(figures[0]).toMatchObject({
      extraFee: 300,
      priceWithoutProduct: 250,
      actualPrice: 2025,
      surchargePercent: 10,
      freeSurcharge: false,
      discountList: [{ rule: 'r1', name: 'Ten off', amount: 250 }, { amount: 225 }],
    });
    expect(figures[1]).toMatchObject({
      extraFee: 0,
      priceWithoutProduct: 0,
      surchargePercent: 0,
      freeSurcharge: true,
    });
    bill.lines.forEach(({ lineTotal, discount }, position) => {
      expect(figures[position]?.actualPrice).toBe(lineTotal - discount);
    });
  });

  it('P6.2 are zero and empty for a line without anything of the kind', () => {
    const products = [aLine()];
    const { explanation } = explainBill(aBill({ session: aSession({ products }) }));
    expect(lineFigures(explanation.lines, products)).toMatchObject([
      { extraFee: 0, priceWithoutProduct: 0, surchargePercent: 0, freeSurcharge: false, discountList: [] },
    ]);
  });
});
