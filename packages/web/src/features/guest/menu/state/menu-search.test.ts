import type { Product } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { closestDishes, menuIndex, searchMenu } from './menu-search.ts';

const name = (en: string, cht = en, chs = cht) => ({ en, cht, chs });
const aDish = (id: string, over: Partial<Product> = {}): Product => ({
  _id: id,
  name: name(id),
  price: 1000,
  category: 'noodles',
  sections: ['lunch'],
  ...over,
});
const indexOf = (...products: readonly Product[]) => {
  const group: MenuGroup = { id: 'a', category: undefined, subCategories: [], products };
  return menuIndex([group, { ...group, id: 'b' }]);
};
const ids = (products: readonly Product[]) => products.map(({ _id }) => _id);

describe('searching the menu', () => {
  const tea = aDish('a', { name: name('Café’s milk tea', '凍檸奶茶 A', '冻柠奶茶 A'), code: 'H07' });

  test.each(['MILKTEA', 'milk  te', 'cafes', 'Ａ', '凍檸', '冻柠', '冻檸奶', 'h07'])(
    '%s finds it once',
    (keyword) => {
      expect(ids(searchMenu(indexOf(tea, aDish('b')), keyword))).toEqual(['a']);
    },
  );

  test('punctuation alone matches nothing, and an empty keyword matches all', () => {
    expect(ids(searchMenu(indexOf(tea), '('))).toEqual([]);
    expect(ids(searchMenu(indexOf(tea), ' '))).toEqual(['a']);
  });

  test('names that start with the keyword come first', () => {
    const dishes = ['Red bean ice', 'Ice lemon tea'].map((en) => aDish(en, { name: name(en) }));
    expect(ids(searchMenu(indexOf(...dishes), 'ice'))).toEqual(['Ice lemon tea', 'Red bean ice']);
  });

  test('without a match, the most similar dishes are returned', () => {
    const index = indexOf(aDish('a', { name: name('Laksa noodles') }), aDish('b', { name: name('Toast') }));
    expect(ids(searchMenu(index, 'laksaa'))).toEqual([]);
    const { products, isAlike } = closestDishes(index, 'laksaa', 3);
    expect(ids(products)).toEqual(['a']);
    expect(isAlike).toBe(true);
  });

  test('without a similar dish, popular ones are returned, not marked as alike', () => {
    const index = indexOf(
      aDish('a', { name: name('Toast'), popular: true }),
      aDish('b', { name: name('Tea') }),
    );
    const { products, isAlike } = closestDishes(index, '7777', 3);
    expect(ids(products)).toEqual(['a']);
    expect(isAlike).toBe(false);
  });
});
