import { describe, expect, it } from 'vitest';
import { aCatalogue, aLine, anOption, aProduct, choosing } from '../testing/builders.ts';
import { cartInSection } from './change-section.ts';

const set = anOption({ _id: 'set', options: [{ _id: 'c', type: 'product', product: 'p3', price: 0 }] });
const catalogue = aCatalogue(
  [
    aProduct({ sections: ['lunch', 'dinner'] }),
    aProduct({ _id: 'p2', sections: ['lunch'] }),
    aProduct({ _id: 'p3', sections: ['lunch'], setOrderOrGiftOnly: true }),
    aProduct({ _id: 'p4' }),
    aProduct({ _id: 'p5', stock: { stockMode: 'paused' } }),
  ],
  [set],
);
const present = { shop: 's1', mode: 'takeAway', catalogue } as const;

describe('changing sections (spec §4 "Section changes")', () => {
  it('keeps what the new section sells, sets as a whole, and counts the rest', () => {
    const child = { fromOption: 'set', fromChoice: 'c', product: 'p3' };
    const cart = [
      aLine({ section: 'lunch' }),
      aLine({ id: 'l2', product: 'p2', options: [choosing('set', 'c')] }),
      aLine({ id: 'l2c', fromProduct: 'l2', ...child }),
      aLine({ id: 'l4', product: 'p4', options: [choosing('set', 'c')] }),
      aLine({ id: 'l4c', fromProduct: 'l4', ...child }),
      aLine({ id: 'l5', product: 'p5' }),
      aLine({ id: 'l6', product: 'gone' }),
      aLine({ id: 'free', product: 'p4', fromCoupon: 'r1' }),
    ];
    const { lines, dropped } = cartInSection(cart, 'dinner', present);
    expect(lines.map(({ id, section }) => [id, section])).toEqual([
      ['l1', 'dinner'],
      ['l4', 'dinner'],
      ['l4c', 'dinner'],
    ]);
    expect(dropped).toBe(3);
  });

  it('keeps an empty cart empty', () => {
    expect(cartInSection([], 'dinner', present)).toEqual({ lines: [], dropped: 0 });
  });
});
