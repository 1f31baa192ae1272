import { expect, test } from 'vitest';
import { notedAllergens } from './noted-allergens.ts';

const bill = {
  allergies: [
    { order: 1, allergens: ['sesame', 'peanut'] },
    { order: 3, allergens: ['milk', 'peanut'] },
  ],
} satisfies Parameters<typeof notedAllergens>[0];

test('K2.6 lists what the kitchen was told of with any placement, once each', () => {
  expect(notedAllergens(bill)).toEqual(['milk', 'peanut', 'sesame']);
  expect(notedAllergens({})).toEqual([]);
});

test('K2.6 lists what the kitchen was told of with one placement', () => {
  expect([1, 2, 3].map((order) => notedAllergens(bill, order))).toEqual([
    ['peanut', 'sesame'],
    [],
    ['milk', 'peanut'],
  ]);
});
