import type { Product } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { Dish } from './dishes.ts';
import { copyOf, freeCode, newDish, nextOrder } from './new-dish.ts';

/** Returns a dish; the cast is sound: the tests read these fields only. */
function aDish(more: Partial<Record<keyof Product, unknown>>): Dish {
  const now = { name: { en: 'Soup', cht: '湯', chs: '' }, category: 'soups', sections: [], ...more };
  return { id: 'soup', live: undefined, now: now as unknown as Product, edits: [] };
}

test('a new dish has a name in the first language and belongs to the shop', () => {
  const [english, traditional] = LANGUAGES;
  const start = {
    id: 'p1',
    name: 'Soup',
    language: english,
    price: 4200,
    category: 'soups',
    sections: ['lunch'],
    order: 3,
  };
  expect(newDish({ ...start, shop: 'harbour' })).toEqual({
    _id: 'p1',
    name: { en: 'Soup', cht: '', chs: '' },
    price: 4200,
    category: 'soups',
    sections: ['lunch'],
    shops: ['harbour'],
    order: 3,
  });
  const ofTraditional = newDish({ ...start, shop: 'harbour', language: traditional });
  expect(ofTraditional.name).toEqual({ en: '', cht: 'Soup', chs: '' });
});

test('B3.5 a copy takes a new id and code, and neither stock nor version along', () => {
  const dish = aDish({ _id: 'soup', code: '11', version: 4, stock: { quantity: 2 }, order: 5, price: 4200 });
  expect(copyOf(dish, { id: 'p2', code: '12' }, (name) => `${name} (copy)`)).toEqual({
    _id: 'p2',
    name: { en: 'Soup (copy)', cht: '湯 (copy)', chs: '' },
    category: 'soups',
    sections: [],
    price: 4200,
    order: 6,
    code: '12',
  });
});

test('B3.5 the next free code keeps its letters and digits', () => {
  const dishes = ['A09', 'A10', '7'].map((code) => aDish({ code }));
  expect(freeCode('A09', dishes)).toBe('A11');
  expect(freeCode('7', dishes)).toBe('8');
  expect(freeCode('tea', dishes)).toBeUndefined();
  expect(freeCode(undefined, dishes)).toBeUndefined();
});

test('a dish is added after the last of its category', () => {
  const dishes = [aDish({ order: 4 }), aDish({ order: 9, category: 'tea' })];
  expect(nextOrder(dishes, 'soups')).toBe(5);
  expect(nextOrder(dishes, 'cakes')).toBe(1);
});
