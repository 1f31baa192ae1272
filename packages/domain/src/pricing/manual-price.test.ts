import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BillInput, priceBill } from '../bill/index.ts';
import { stepOf } from '../money/index.ts';
import {
  aBill,
  aCatalogue,
  aLine,
  anOption,
  aProduct,
  aSession,
  aShop,
  choosing,
} from '../testing/builders.ts';
import { SEEDED, scenes } from '../testing/scenes.ts';
import { setManualPrice } from './manual-price.ts';

/** Returns the unit prices of a bill after a price was entered for its line `id`. */
function entered(input: BillInput, id: string, price: unknown) {
  const context = { ...input, step: stepOf(input.shop) };
  const products = input.session.products.map((line) =>
    line.id === id ? setManualPrice(line, price, context) : line,
  );
  const bill = priceBill({ ...input, session: { ...input.session, products } });
  return new Map(bill.lines.map((line) => [line.id, line.unitPrice]));
}

describe('a price entered by hand (spec §5 "Manual price")', () => {
  it('P2.5 is the price of one piece, and changes no other line', () => {
    fc.assert(
      fc.property(scenes, fc.integer({ min: -500, max: 30_000 }), (input, price) => {
        const plain = { ...input, discounts: [] };
        const before = priceBill(plain).lines;
        const [first] = before;
        if (first === undefined) return;
        const expected = before.map(({ id, unitPrice }) => [
          id,
          id === first.id ? Math.max(0, price) : unitPrice,
        ]);
        expect([...entered(plain, first.id, price)]).toEqual(expected);
      }),
      SEEDED,
    );
  });

  it.each([Number.NaN, Number.POSITIVE_INFINITY, '', '  ', 'x', null, undefined, {}, true])(
    'P2.5 removes the adjustment for %s, which is no number',
    (price) => {
      const input = aBill({ session: aSession({ products: [aLine({ openKey: 500 })] }) });
      expect(entered(input, 'l1', price).get('l1')).toBe(1000);
    },
  );

  it('P2.5 P1.2 is rounded to a whole step', () => {
    const input = aBill({ shop: aShop({ currency: 'JPY' }) });
    expect([149, 150, 151].map((price) => entered(input, 'l1', price).get('l1'))).toEqual([100, 200, 200]);
  });

  it('P2.5 P2.7 works on a set’s child, and with options below zero', () => {
    const set = anOption({ _id: 'set', options: [{ _id: 'c', type: 'product', product: 'p1', price: 200 }] });
    const off = anOption({ _id: 'off', type: 'discount', options: [{ _id: 'all', price: 9000 }] });
    const child = aLine({
      id: 'l2',
      fromProduct: 'l1',
      fromOption: 'set',
      fromChoice: 'c',
      options: [choosing('off', 'all')],
    });
    const session = aSession({ products: [aLine({ options: [choosing('set', 'c')] }), child] });
    const input = aBill({ session, catalogue: aCatalogue([aProduct()], [set, off]) });
    expect(priceBill(input).lines[1]?.unitPrice).toBe(0);
    expect(entered(input, 'l2', 350).get('l2')).toBe(350);
  });
});
