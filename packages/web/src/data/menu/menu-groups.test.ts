import type { Product } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import type { ShopCatalogue } from '../catalogue/shop-catalogue.ts';
import { choosableSubCategories, FOUND, menuGroups, menuItems } from './menu-groups.ts';

const name = (en: string, cht = en, chs = cht) => ({ en, cht, chs });
const aDish = (id: string, over: Partial<Product> = {}): Product => ({
  _id: id,
  name: name(id),
  price: 1000,
  category: 'noodles',
  sections: ['lunch'],
  ...over,
});
const aCatalogue = (products: readonly Product[]): ShopCatalogue => ({
  shop: {
    _id: 's1',
    name: name('Shop'),
    currency: 'HKD',
    timezone: 'Asia/Hong_Kong',
    openForOnline: true,
    openTakeAway: true,
    openDineInNoTable: true,
  },
  sections: [{ _id: 'lunch', name: name('Lunch'), shops: ['s1'] }],
  categories: [
    { _id: 'rice', name: name('Rice'), sections: ['lunch'], order: 2 },
    { _id: 'noodles', name: name('Noodles'), sections: ['lunch'], order: 1 },
  ],
  subCategories: [{ _id: 'soup', name: name('Soup'), category: 'noodles' }],
  products,
  productOptions: [],
  taxes: [],
  discounts: [],
  methods: [],
});
const LUNCH = { section: 'lunch', orderType: 'takeAway' } as const;

describe('the menu', () => {
  test('has headings in order, popular first, without empty ones', () => {
    const groups = menuGroups(aCatalogue([aDish('a'), aDish('b', { popular: true })]), LUNCH);
    expect(groups.map(({ id }) => id)).toEqual(['popular', 'noodles']);
  });

  test('hides products that are for sets only, hidden online, of another section, or not for takeaway', () => {
    const products = [
      aDish('a', { setOrderOrGiftOnly: true }),
      aDish('b', { hideFromOnline: true }),
      aDish('c', { sections: ['tea'] }),
      aDish('d', { eatInOnly: true }),
      aDish('e'),
    ];
    const shown = menuGroups(aCatalogue(products), LUNCH).flatMap((group) => group.products);
    expect(shown.map(({ _id }) => _id)).toEqual(['e']);
  });

  test('offers sub-categories that lead to some of the dishes: not to none, not to all', () => {
    const soup = { subCategory: 'soup' };
    const subCategoriesOf = (...products: readonly Product[]) =>
      menuGroups(aCatalogue(products), LUNCH).flatMap((group) => group.subCategories.map(({ _id }) => _id));
    expect(subCategoriesOf(aDish('a', soup), aDish('b'))).toEqual(['soup']);
    expect(subCategoriesOf(aDish('a', { ...soup, setOrderOrGiftOnly: true }), aDish('b'))).toEqual([]);
    expect(subCategoriesOf(aDish('a', soup), aDish('b', soup))).toEqual([]);
    expect(choosableSubCategories(aCatalogue([]).subCategories, [])).toEqual([]);
  });

  test('has rows of as many dishes as fit side by side, of the chosen sub-category', () => {
    const dishes = ['a', 'b', 'c'].map((id) => aDish(id, id === 'b' ? {} : { subCategory: 'soup' }));
    const groups = menuGroups(aCatalogue(dishes), LUNCH);
    const sizes = (columns: number, chosen = {}) =>
      menuItems(groups, chosen, columns).map((item) =>
        item.kind === 'head' ? 'head' : item.products.length,
      );
    expect(sizes(2)).toEqual(['head', 2, 1]);
    expect(sizes(1, { noodles: 'soup' })).toEqual(['head', 1, 1]);
    // a choice that leads to nothing now shows all
    expect(sizes(2, { noodles: 'gone' })).toEqual(['head', 2, 1]);
    const found = { id: FOUND, category: undefined, subCategories: [], products: dishes };
    expect(menuItems([found], {}, 3).map(({ kind }) => kind)).toEqual(['dishes']);
  });
});
