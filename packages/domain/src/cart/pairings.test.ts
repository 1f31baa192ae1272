import { describe, expect, it } from 'vitest';
import type { Product } from '../model/index.ts';
import { aLine, aProduct } from '../testing/builders.ts';
import { goesWellWith, type PairingQuestion } from './pairings.ts';

const noodles = aProduct({ _id: 'noodles', goesWith: ['tea', 'tart', 'soup', 'greens'] });

function offered(changes: readonly Product[] = [], question: Partial<PairingQuestion<Product>> = {}) {
  const others = ['tea', 'tart', 'soup', 'greens'].map((_id) => aProduct({ _id, sections: ['lunch'] }));
  const products = new Map([...others, ...changes].map((product) => [product._id, product]));
  const asked = { products, section: 'lunch', lines: [], orderType: 'dineIn', selfOrder: true } as const;
  return goesWellWith(noodles, { ...asked, ...question }).map(({ _id }) => _id);
}

describe('pairings of a product', () => {
  it('are those of the menu, three at most, the best first', () => {
    expect(offered()).toEqual(['tea', 'tart', 'soup']);
  });

  it.each([
    ['sold out', aProduct({ _id: 'tea', sections: ['lunch'], stock: { quantity: 0 } })],
    ['paused', aProduct({ _id: 'tea', sections: ['lunch'], stock: { onlineMode: 'paused' } })],
    ['left to the staff', aProduct({ _id: 'tea', stock: { quantity: 2, onlineThreshold: 2 } })],
    ['hidden from online', aProduct({ _id: 'tea', sections: ['lunch'], hideFromOnline: true })],
    ['only in sets', aProduct({ _id: 'tea', sections: ['lunch'], setOrderOrGiftOnly: true })],
    ['of another section', aProduct({ _id: 'tea', sections: ['dinner'] })],
  ])('leave out a product that is %s', (_, tea) => {
    expect(offered([tea])).toEqual(['tart', 'soup', 'greens']);
  });

  it('leave out eat-in-only products off the premises', () => {
    const tea = aProduct({ _id: 'tea', sections: ['lunch'], eatInOnly: true });
    expect(offered([tea])).toContain('tea');
    expect(offered([tea], { orderType: 'takeAway' })).not.toContain('tea');
  });

  it('leave out products in the cart, and the product itself', () => {
    expect(offered([], { lines: [aLine({ product: 'tart' })] })).toEqual(['tea', 'soup', 'greens']);
    const loop = aProduct({ _id: 'noodles', goesWith: ['noodles'] });
    const products = new Map([[loop._id, loop]]);
    const asked = { products, section: undefined, lines: [], orderType: 'dineIn', selfOrder: true } as const;
    expect(goesWellWith(loop, asked)).toEqual([]);
  });
});
