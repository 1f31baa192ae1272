import { type Catalogue, createCatalogue } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { orderAgain, sectionFor } from './order-again.ts';
import { aPlacedLine } from './testing/an-order.ts';

const name = (en: string) => ({ en, cht: en, chs: en });
const product = (_id: string, more: object = {}) => ({
  _id,
  name: name(_id),
  price: 1000,
  sections: ['day'],
  shops: ['harbour'],
  ...more,
});
const OPTIONS = [
  {
    _id: 'drink',
    type: 'option' as const,
    required: true,
    options: [{ _id: 'tea-choice', type: 'product' as const, product: 'tea', price: 0 }],
  },
  {
    _id: 'extra',
    type: 'option' as const,
    options: [{ _id: 'tea-choice', type: 'product' as const, product: 'tea', price: 0 }],
  },
];

function aCatalogue(...products: readonly object[]): Catalogue {
  const data = { products, productOptions: OPTIONS, categories: [], subCategories: [], sections: [] };
  return createCatalogue(data as unknown as Parameters<typeof createCatalogue>[0]);
}

function counting() {
  let last = 0;
  return () => {
    last += 1;
    return `new-${last}`;
  };
}

const order = (catalogue: Catalogue, ...placed: ReturnType<typeof aPlacedLine>[]) =>
  orderAgain({ placed, catalogue, orderType: 'takeAway', newId: counting() });

describe('ordering again', () => {
  test('copies lines with new ids, choices and remark, without prices', () => {
    const line = aPlacedLine({ id: 'l1', product: 'bun', quantity: 2, customRemark: 'warm', openKey: -100 });
    const { lines, gone } = order(aCatalogue(product('bun')), line);
    expect(gone).toEqual([]);
    expect(lines[0]?.line).toEqual({
      id: 'new-1',
      product: 'bun',
      options: undefined,
      quantity: 2,
      customRemark: 'warm',
      takeAway: undefined,
    });
  });

  test('copies a set with its chosen items', () => {
    const options = [{ option: 'drink', selections: [{ _id: 'tea-choice', quantity: 1 }] }];
    const set = aPlacedLine({ id: 's', product: 'set', options });
    const child = aPlacedLine({
      id: 'c',
      product: 'tea',
      fromProduct: 's',
      fromOption: 'drink',
      fromChoice: 'tea-choice',
      fromSelection: 0,
      customRemark: 'less ice',
    });
    const { lines } = order(aCatalogue(product('set', { options: ['drink'] }), product('tea')), set, child);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.children).toMatchObject([
      { product: 'tea', fromProduct: lines[0]?.line.id, quantity: 1, customRemark: 'less ice' },
    ]);
  });

  test('names what is gone, sold out, dine-in only or not sold on its own', () => {
    const catalogue = aCatalogue(
      product('bun'),
      product('soup', { eatInOnly: true }),
      product('gift', { setOrderOrGiftOnly: true }),
      product('tart', { stock: { mode: 'limited', onlineMode: 'limited', quantity: 0 } }),
    );
    const placed = ['bun', 'soup', 'gift', 'tart', 'ghost'].map((id) =>
      aPlacedLine({ id, product: id, name: name(id) }),
    );
    const { lines, gone } = order(catalogue, ...placed);
    expect(lines.map(({ line }) => line.product)).toEqual(['bun']);
    expect(gone.map(({ en }) => en)).toEqual(['soup', 'gift', 'tart', 'ghost']);
  });

  test('repeats a set whose dish may not be taken away if there is another choice, else names it as gone', () => {
    const options = [{ option: 'drink', selections: [{ _id: 'tea-choice', quantity: 1 }] }];
    const set = aPlacedLine({ id: 's', product: 'set', name: name('set'), options });
    const child = aPlacedLine({
      id: 'c',
      product: 'tea',
      fromProduct: 's',
      fromOption: 'drink',
      fromChoice: 'tea-choice',
      fromSelection: 0,
    });
    const tea = product('tea', { eatInOnly: true });
    const { gone } = order(aCatalogue(product('set', { options: ['drink'] }), tea), set, child);
    expect(gone.map(({ en }) => en)).toEqual(['set']);
    const free = aCatalogue(product('set', { options: ['extra'] }), tea);
    const extra = options.map((each) => ({ ...each, option: 'extra' }));
    const repeated = order(free, { ...set, options: extra }, { ...child, fromOption: 'extra' });
    expect([repeated.gone, repeated.lines.length]).toEqual([[], 1]);
  });

  test('reduces lines to the stock and reports it', () => {
    const catalogue = aCatalogue(
      product('tart', { stock: { mode: 'limited', onlineMode: 'limited', quantity: 3 } }),
    );
    const placed = [
      aPlacedLine({ id: 'a', product: 'tart', name: name('tart'), quantity: 2 }),
      aPlacedLine({ id: 'b', product: 'tart', name: name('tart'), quantity: 4, customRemark: 'warm' }),
      aPlacedLine({ id: 'c', product: 'tart', name: name('tart'), quantity: 1, customRemark: 'cold' }),
    ];
    const { lines, gone, fewer } = order(catalogue, ...placed);
    expect(lines.map(({ line }) => line.quantity)).toEqual([2, 1]);
    expect(fewer).toEqual([{ name: name('tart'), quantity: 1 }]);
    expect(gone.map(({ en }) => en)).toEqual(['tart']);
  });

  test('leaves out gifts', () => {
    const gift = aPlacedLine({ id: 'b', product: 'bun', fromCoupon: 'rule' });
    expect(order(aCatalogue(product('bun')), gift)).toEqual({ lines: [], gone: [], fewer: [] });
  });
});

describe('the section to order again from', () => {
  const catalogue = aCatalogue(
    product('bun', { sections: ['day', 'night'] }),
    product('soup', { sections: ['night'] }),
  );
  const wanted = ['bun', 'soup'].map((id) => ({ id, product: id, quantity: 1 }));
  const asked = (sections: readonly string[], lines = wanted) =>
    sectionFor(lines, sections, { shop: 'harbour', mode: 'takeAway', catalogue });

  test('is the first that sells the most of it', () => {
    expect(asked(['day', 'night'])).toBe('night');
    expect(asked(['day', 'night'], wanted.slice(0, 1))).toBe('day');
  });

  test('is undefined if none is open', () => {
    expect(asked([])).toBeUndefined();
  });
});
