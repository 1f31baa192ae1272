import { expect, test } from 'vitest';
import { freeChoices, withFreeChoices } from './free-choices.ts';

const FREE = { product: 'tea', quantity: 2 };

test('B4.1 a free dish comes with choices, as often as they were, and without an option that has none', () => {
  const hot = withFreeChoices(FREE, 'heat', ['hot']);
  expect(hot).toEqual({ ...FREE, options: [{ option: 'heat', selections: [{ _id: 'hot', quantity: 1 }] }] });
  expect(freeChoices(hot, 'heat')).toEqual(['hot']);
  const twice = { ...FREE, options: [{ option: 'sugar', selections: [{ _id: 'cane', quantity: 3 }] }] };
  expect(withFreeChoices(twice, 'sugar', ['cane', 'syrup'])).toEqual({
    ...FREE,
    options: [
      {
        option: 'sugar',
        selections: [
          { _id: 'cane', quantity: 3 },
          { _id: 'syrup', quantity: 1 },
        ],
      },
    ],
  });
  expect(withFreeChoices(hot, 'heat', [])).toEqual(FREE);
});
