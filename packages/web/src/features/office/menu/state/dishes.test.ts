import type { Category, Product } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, test } from 'vitest';
import { type Dish, dishCounts, dishesOfShop, filteredDishes, missingNames, NO_FILTER } from './dishes.ts';

/** Returns a dish; the casts are sound: the tests read these fields only. */
function aDish(
  id: string,
  more: Partial<Record<keyof Product, unknown>> = {},
  edits: Dish['edits'] = [],
): Dish {
  const now = {
    _id: id,
    name: { en: id, cht: `${id} 繁`, chs: `${id} 简` },
    category: 'noodles',
    sections: [],
    ...more,
  } as unknown as Product;
  return { id, live: now, now, edits };
}

const aCategory = (id: string) => {
  const now = { _id: id, name: { en: id, cht: '', chs: '' }, sections: [] } as unknown as Category;
  return { id, live: now, now, edits: [] };
};

const none = () => false;
const ids = (dishes: readonly Dish[]) => dishes.map(({ id }) => id);

test('B3.4 a dish without a name in a language is found by Missing', () => {
  const half = aDish('soup', { name: { en: 'Soup', cht: '湯', chs: ' ' } });
  expect(missingNames(half).map(({ field }) => field)).toEqual(['chs']);
  const [english, traditional] = LANGUAGES;
  expect(missingNames(half, [traditional, english])).toEqual([]);
  const missing = { ...NO_FILTER, state: 'missing' } as const;
  expect(filteredDishes([half], missing, { isOut: none, gapsIn: () => [] })).toEqual([]);
  expect(
    ids(filteredDishes([half, aDish('tea')], { ...NO_FILTER, state: 'missing' }, { isOut: none })),
  ).toEqual(['soup']);
});

test('dishes are found by name in any script and by code, by category, and by state', () => {
  const dishes = [
    aDish('tea', { name: { en: 'Lemon tea', cht: '凍檸茶', chs: '' }, category: 'drinks' }),
    aDish('satay', { code: '11', subCategory: 'soup' }, [
      { list: 'products', entity: 'satay', path: 'price', was: 1, value: 2 },
    ]),
    aDish('gone', { archivedAt: '2026-03-02T12:00:00.000Z' }),
  ];
  const found = (filter: Partial<typeof NO_FILTER>) =>
    ids(filteredDishes(dishes, { ...NO_FILTER, ...filter }, { isOut: (id) => id === 'tea' }));
  expect(found({ text: '冻柠' })).toEqual(['tea']);
  expect(found({ text: '11' })).toEqual(['satay']);
  expect(found({ category: 'drinks' })).toEqual(['tea']);
  expect(found({ category: 'noodles', subCategory: 'soup' })).toEqual(['satay']);
  expect(found({ state: 'all' })).toEqual(['tea', 'satay']);
  expect(found({ state: 'changed' })).toEqual(['satay']);
  expect(found({ state: 'soldOut' })).toEqual(['tea']);
  expect(found({ state: 'archived' })).toEqual(['gone']);
  expect(dishCounts(dishes)).toEqual(
    new Map([
      ['drinks', 1],
      ['noodles', 1],
      ['soup', 1],
    ]),
  );
});

test('a shop’s dishes come by category, then by their place; those of other shops do not', () => {
  const dishes = [
    aDish('b', { order: 2 }),
    aDish('a', { order: 1, shops: ['harbour'] }),
    aDish('tea', { category: 'drinks' }),
    aDish('elsewhere', { shops: ['hill'] }),
  ];
  expect(ids(dishesOfShop(dishes, [aCategory('drinks'), aCategory('noodles')], 'harbour'))).toEqual([
    'tea',
    'a',
    'b',
  ]);
});
