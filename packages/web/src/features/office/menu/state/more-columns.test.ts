import type { Product, Shop } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { Dish } from './dishes.ts';
import { moreColumns } from './more-columns.ts';

// the casts are sound: the tests read these fields only
const SHOP = { _id: 'harbour', currency: 'HKD', priceRoundFactor: 10 } as unknown as Shop;
const OPTIONS = {
  shop: SHOP,
  shops: [SHOP],
  languages: LANGUAGES,
  sections: [
    { id: 's1', name: 'Lunch' },
    { id: 's2', name: 'Dinner' },
  ],
  subCategories: [{ id: 'iced', name: 'Iced', category: 'tea' }],
  options: [
    { id: 'size', name: 'Size', choices: [] },
    { id: 'ice', name: 'Ice', choices: [] },
    { id: 'size2', name: 'Size', choices: [] },
  ],
  marks: [],
  pictures: new Set(['tart.1', 'bun.2']),
  dishes: [
    { id: 'd', name: 'D' },
    { id: 'tart', name: 'Egg tart' },
    { id: 'bun', name: 'Bun' },
  ],
  namedShops: [
    { id: 'harbour', name: 'Harbour' },
    { id: 'garden', name: 'Garden' },
  ],
  words: {
    allergen: (each: string) => each,
    diet: (each: string) => each,
    yes: 'Yes',
    no: 'No',
    noAllergen: 'None',
    comma: ', ',
  },
  isManager: false,
  stockText: (shop: string, product: string) => `${product} in ${shop}`,
};
const dishOf = (more: object = {}): Dish => {
  const now = { _id: 'd', name: { en: 'D' }, price: 100, category: 'tea', sections: ['s1'], ...more };
  return { id: 'd', live: now, now, edits: [] } as unknown as Dish;
};
const columnOf = (field: string) => {
  const all = (['texts', 'details', 'links', 'selling', 'stock'] as const).flatMap((view) =>
    moreColumns(view, OPTIONS),
  );
  const found = all.find((column) => column.field === field || column.key === field);
  if (found === undefined) throw new Error(`no column ${field}`);
  return found;
};
const readIn = (field: string, typed: string, dish = dishOf()) => {
  const answer = columnOf(field).read(typed, dish, new Map());
  return answer.ok ? answer.values.map(({ path, value }) => [path, value]) : answer.problem;
};

test.each([
  ['description.cht', ' 熱　奶茶 ', 'description.cht', '熱 奶茶'],
  ['imageAlt.en', '', 'imageAlt.en', undefined],
  ['sections', 'dinner; Lunch', 'sections', ['s1', 's2']],
  ['allergens', 'none', 'allergens', []],
  ['allergens', 'milk, EGG', 'allergens', ['egg', 'milk']],
  ['allergens', '', 'allergens', undefined],
  ['subCategory', 'ICED', 'subCategory', 'iced'],
  ['discountable', 'no', 'discountable', false],
  ['discountable', 'yes', 'discountable', undefined],
  ['popular', '✓', 'popular', true],
  ['options', 'ice, Size', 'options', ['ice', 'size']],
  ['options', 'size, size', 'options', ['size', 'size2']],
  ['goesWith', 'bun、egg tart', 'goesWith', ['bun', 'tart']],
  ['shops', 'garden', 'shops', ['garden']],
  ['shops', '', 'shops', undefined],
  ['order', '１２', 'order', 12],
  ['notGoKitchen', 'yes', 'notGoKitchen', true],
  ['priceMin', 'HK$ 12.50', 'priceMin', 1250],
  ['weight', '0,25', 'weight', 0.25],
])('B3.3 the cell of %s reads %j', (field, typed, path, value) => {
  expect(readIn(field, typed)).toEqual([[path, value]]);
});

test('B3.3 a cell says why a text does not fit, and stock is no part of a draft', () => {
  expect(readIn('sections', 'Breakfast')).toEqual({ kind: 'unknownWord', word: 'Breakfast' });
  expect(readIn('subCategory', 'Iced', dishOf({ category: 'rice' }))).toMatchObject({ kind: 'unknownWord' });
  expect(readIn('popular', 'perhaps')).toEqual({ kind: 'notYesNo', yes: 'Yes', no: 'No' });
  expect(readIn('goesWith', 'D')).toEqual({ kind: 'unknownWord', word: 'D' });
  expect(readIn('order', '-1')).toEqual({ kind: 'noNumber' });
  expect(readIn('weight', 'heavy')).toEqual({ kind: 'noNumber' });
  expect(readIn('shortName.en', 'x'.repeat(401))).toEqual({ kind: 'tooLong', limit: 400 });
  const stock = columnOf('stock');
  expect(stock.isLocked(dishOf())).toBe(true);
  expect(stock.textOf(dishOf().now as Product)).toBe('d in harbour');
});

test('B3.3 unknown allergens, none and some are told apart', () => {
  const textOf = (allergens?: readonly string[]) =>
    columnOf('allergens').textOf(dishOf({ ...(allergens && { allergens }) }).now);
  expect([textOf(), textOf([]), textOf(['milk', 'egg'])]).toEqual(['', 'None', 'milk, egg']);
});

test('B3.3 of two options of one name, the cell of a dish means the one that it has', () => {
  const dish = dishOf({ options: ['size2'] });
  expect(columnOf('options').textOf(dish.now)).toBe('Size');
  expect(readIn('options', 'Ice, Size', dish)).toEqual([['options', ['ice', 'size2']]]);
});

test('B3.3 the picture is a column, by the id under which it is stored, and copied from another dish', () => {
  expect(columnOf('image').textOf(dishOf({ image: 'tart.1' }).now)).toBe('tart.1');
  expect(columnOf('image').textOf(dishOf().now)).toBe('');
  expect(readIn('image', ' bun.2 ')).toEqual([['image', 'bun.2']]);
  expect(readIn('image', '')).toEqual([['image', undefined]]);
  expect(readIn('image', 'nowhere.3')).toEqual({ kind: 'noPicture' });
});
