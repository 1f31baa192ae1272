import { expect, test } from 'vitest';
import { toldAllergens } from './told-allergens.ts';

const bill = {
  allergies: [
    { order: 1, allergens: ['sesame', 'peanut'] },
    { order: 3, allergens: ['milk', 'peanut'] },
  ],
} satisfies Parameters<typeof toldAllergens>[0];

test('K2.6 lists what the kitchen was told of with any placement, once each', () => {
  expect(toldAllergens(bill)).toEqual(['milk', 'peanut', 'sesame']);
  expect(toldAllergens({})).toEqual([]);
});

test('K2.6 lists what the kitchen was told of with one placement', () => {
  expect([1, 2, 3].map((order) => toldAllergens(bill, order))).toEqual([
    ['peanut', 'sesame'],
    [],
    ['milk', 'peanut'],
  ]);
});
