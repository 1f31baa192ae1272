import type { Category, Product } from '@comanda/contract';
import { expect, test } from 'vitest';
import type { Dish } from './dishes.ts';
import { movedTo } from './moved-dish.ts';

/** Returns a dish of the category `soups`; the casts are sound: the tests read these fields only. */
function aDish(more: Partial<Record<keyof Product, unknown>>): Dish {
  const now = { _id: 'p', category: 'soups', sections: ['lunch'], ...more } as unknown as Product;
  return { id: 'p', live: now, now, edits: [] };
}

/** Returns a category with sections. */
function aCategory(id: string, sections: readonly string[]) {
  const now = { _id: id, sections } as unknown as Category;
  return { id, live: now, now, edits: [] };
}

test('a dish that moves leaves its sub-category, and the sections that its new category is not in', () => {
  const dish = aDish({ subCategory: 'clear', sections: ['lunch', 'dinner'] });
  expect(movedTo(dish, aCategory('tea', ['lunch', 'tea']))).toEqual([
    { dish, path: 'category', value: 'tea' },
    { dish, path: 'subCategory', value: undefined },
    { dish, path: 'sections', value: ['lunch'] },
  ]);
});

test('a dish that moves is sold in all sections of a category with none of its own', () => {
  const dish = aDish({});
  expect(movedTo(dish, aCategory('tea', ['tea', 'dinner']))[1]).toEqual({
    dish,
    path: 'sections',
    value: ['tea', 'dinner'],
  });
  expect(movedTo(dish, aCategory('soups', []))).toEqual([]);
});
