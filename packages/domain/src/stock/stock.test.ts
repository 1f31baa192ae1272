import { describe, expect, it } from 'vitest';
import type { Stock } from '../model/index.ts';
import { aCatalogue, aLine, anOption, aProduct, choosing } from '../testing/builders.ts';
import { remainingStock, stockLevel } from './stock-level.ts';
import { stockShortages } from './stock-shortages.ts';

describe('stock level (spec §4, §9)', () => {
  const level = (stock: Stock | undefined, selfOrder = true, wanted = 1) =>
    stockLevel({ stock }, { selfOrder, wanted });

  it.each([
    ['None', undefined],
    ['High', { stockMode: 'unlimited', quantity: 1 }],
    ['High', {}],
    ['Disabled', { stockMode: 'disable' }],
    ['NotSelling', { stockMode: 'notSelling' }],
    ['NotSelling', { stockMode: 'paused' }],
    ['NotSelling', { stockMode: 'sync', quantity: 50, onlineMode: 'askStaff' }],
    ['OutOfStock', { stockMode: 'sync', quantity: 0 }],
    ['Low', { stockMode: 'sync', quantity: 1 }],
    ['Low', { stockMode: 'sync', quantity: 9 }],
    ['Medium', { stockMode: 'sync', quantity: 10 }],
    ['OutOfStock', { stockMode: 'sync', quantity: 10, onlineThreshold: 10 }],
    [
      'Conflicted',
      { mode: 'productOption', quantity: 20, productOptions: [{ option: 'o1', value: 'c1', quantity: 0 }] },
    ],
  ] as const)('%s for a guest: %o', (expected, stock) => {
    expect(level(stock)).toBe(expected);
  });

  it('shows staff the pieces held back and products that guests must ask for', () => {
    expect(level({ stockMode: 'sync', quantity: 10, onlineThreshold: 10 }, false)).toBe('Medium');
    expect(level({ stockMode: 'askStaff', quantity: 10 }, false)).toBe('Medium');
    expect(level({ stockMode: 'paused' }, false)).toBe('NotSelling');
  });

  it('is the level after the wanted pieces: just under, at and just over', () => {
    const stock = { stockMode: 'sync', quantity: 12 } as const;
    expect([level(stock, true, 11), level(stock, true, 12), level(stock, true, 13)]).toEqual([
      'Medium',
      'Medium',
      'OutOfStock',
    ]);
  });
});

describe('shortages (spec §4, §9)', () => {
  const stock = {
    mode: 'productOption',
    stockMode: 'sync',
    quantity: 5,
    productOptions: [{ option: 'o1', value: 'c1', quantity: 2 }],
  } as const;
  const set = anOption({ _id: 'set', options: [{ _id: 'c', type: 'product', product: 'p1' }] });
  const catalogue = aCatalogue([aProduct({ stock }), aProduct({ _id: 'p2' })], [anOption(), set]);
  const child = aLine({ id: 'l3', fromProduct: 'l2', fromOption: 'set', fromChoice: 'c', quantityRatio: 2 });

  it('are summed over all lines, including sets but not cancelled lines', () => {
    const parent = aLine({ id: 'l2', product: 'p2', quantity: 2 });
    const short = (quantity: number) =>
      stockShortages([aLine({ quantity }), parent, child], catalogue, { selfOrder: true });
    expect(short(1)).toEqual([]);
    expect(short(2)).toEqual([
      { code: 'outOfStock', product: 'p1', wanted: 6, remaining: 5, lines: ['l1', 'l3'] },
    ]);
    const cancelled = [aLine({ quantity: 9, status: 'cancel' })];
    expect(stockShortages(cancelled, catalogue, { selfOrder: true })).toEqual([]);
  });

  it('are also counted per option value', () => {
    const lines = [aLine({ quantity: 3, options: [choosing('o1', 'c1')] })];
    expect(stockShortages(lines, catalogue, { selfOrder: true })).toEqual([
      {
        code: 'outOfStock',
        product: 'p1',
        option: 'o1',
        value: 'c1',
        wanted: 3,
        remaining: 2,
        lines: ['l1'],
      },
    ]);
  });
});

describe('what the staff have marked as sold out', () => {
  it('is out of stock for everybody, whatever is counted', () => {
    const stock = { soldOut: true, quantity: 50, stockMode: 'sync' } as const;
    for (const selfOrder of [true, false]) {
      expect(stockLevel({ stock }, { selfOrder })).toBe('OutOfStock');
      expect(remainingStock({ stock }, { selfOrder })).toBe(0);
    }
    expect(stockLevel({ stock: { soldOut: true, stockMode: 'paused' } }, { selfOrder: true })).toBe(
      'NotSelling',
    );
  });

  it('is short as a choice, in the lines that select it, also where nothing is counted', () => {
    const stock = { soldOutChoices: [{ option: 'o1', choice: 'c1' }] };
    const catalogue = aCatalogue([aProduct({ stock })], [anOption()]);
    const lines = [aLine({ options: [choosing('o1', 'c1')] }), aLine({ id: 'l2' })];
    expect(stockShortages(lines, catalogue, { selfOrder: true })).toEqual([
      {
        code: 'outOfStock',
        product: 'p1',
        option: 'o1',
        value: 'c1',
        wanted: 1,
        remaining: 0,
        lines: ['l1'],
      },
    ]);
  });
});
