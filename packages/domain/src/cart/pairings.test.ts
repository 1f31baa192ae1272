import { describe, expect, it } from 'vitest';
import type { Product } from '../model/index.ts';
import { aCatalogue, aLine, anOption, aProduct } from '../testing/builders.ts';
import { type PairingQuery, pairingsOf } from './pairings.ts';

const lunchOfTea = anOption({
  _id: 'of-tea',
  required: true,
  options: [{ _id: 'c1', type: 'product', product: 'tea' }],
});
const noodles = aProduct({ _id: 'noodles', goesWith: ['tea', 'tart', 'soup', 'greens'] });

function offered(changes: readonly Product[] = [], question: Partial<PairingQuery<Product>> = {}) {
  const others = ['tea', 'tart', 'soup', 'greens'].map((_id) => aProduct({ _id, sections: ['lunch'] }));
  const catalogue = aCatalogue([...others, ...changes], [lunchOfTea]);
  const asked = { catalogue, section: 'lunch', lines: [], orderType: 'dineIn', selfOrder: true } as const;
  return pairingsOf(noodles, { ...asked, ...question }).map(({ _id }) => _id);
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
    // nor a set of it
    const tart = aProduct({ _id: 'tart', options: ['of-tea'] });
    expect(offered([tea, tart], { orderType: 'takeAway' })).toEqual(['soup', 'greens']);
  });

  it('leave out products in the cart, and the product itself', () => {
    expect(offered([], { lines: [aLine({ product: 'tart' })] })).toEqual(['tea', 'soup', 'greens']);
    const loop = aProduct({ _id: 'noodles', goesWith: ['noodles'] });
    const asked = {
      catalogue: aCatalogue([loop]),
      section: undefined,
      lines: [],
      orderType: 'dineIn',
      selfOrder: true,
    } as const;
    expect(pairingsOf(loop, asked)).toEqual([]);
  });
});
