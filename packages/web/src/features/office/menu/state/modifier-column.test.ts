import type { Shop } from '@comanda/contract';
import { expect, it } from 'vitest';
import type { Dish } from './dishes.ts';
import { modifierColumn } from './modifier-column.ts';

// the casts are sound: the tests read these fields only
const SHOP = { _id: 'harbour', currency: 'HKD' } as unknown as Shop;
const column = modifierColumn({
  shop: SHOP,
  options: [
    {
      id: 'size',
      name: 'Size',
      choices: [
        { id: 'large', name: 'Large' },
        { id: 'xl', name: 'Extra: large' },
      ],
    },
    { id: 'size2', name: 'Size', choices: [{ id: 'tall', name: 'Tall' }] },
  ],
  marks: [{ id: 'happy', name: 'Happy hour' }],
  shops: [{ id: 'harbour', name: 'Harbour' }],
  isLocked: () => false,
});
const MODIFIERS = [
  { type: 'productOption', option: 'size', optionValue: 'large', price: 500 },
  { shop: 'harbour', type: 'modifier', modifier: 'happy', percent: -10 },
  { type: 'productOption', option: 'size2', price: -150, percent: 5 },
];
const dishOf = (priceModifiers?: readonly object[]) => {
  const now = { _id: 'd', name: { en: 'D' }, priceModifiers };
  return { id: 'd', live: now, now, edits: [] } as unknown as Dish;
};
const read = (typed: string, priceModifiers?: readonly object[]) => {
  const answer = column.read(typed, dishOf(priceModifiers), new Map());
  return answer.ok ? answer.values[0]?.value : answer.problem;
};

it('B3.3 prices that depend are written in words, and read again as they were', () => {
  const text = column.textOf(dishOf(MODIFIERS).now);
  expect(text).toBe('Size: Large +5.00; Happy hour -10% @ Harbour; Size -1.50 +5%');
  expect(read(text, MODIFIERS)).toEqual(MODIFIERS);
  expect(read(text)).toEqual([...MODIFIERS.slice(0, 2), { ...MODIFIERS[2], option: 'size' }]);
  expect(read(' size：tall＋2 ； ')).toEqual({ kind: 'noModifier' });
  expect(read('size：tall +2 ；happy hour −5 %')).toEqual([
    { type: 'productOption', option: 'size2', optionValue: 'tall', price: 200 },
    { type: 'modifier', modifier: 'happy', percent: -5 },
  ]);
  expect(read('Size: Extra: large +1')).toMatchObject([{ optionValue: 'xl' }]);
  expect(read('', MODIFIERS)).toBeUndefined();
});

it('B3.3 a name that there is not, and what is no price, are refused with the reason', () => {
  expect(read('Colour: Red +1')).toEqual({ kind: 'unknownWord', word: 'Colour' });
  expect(read('Size: Tiny +1')).toEqual({ kind: 'unknownWord', word: 'Tiny' });
  expect(read('Happy hour +1 @ Moon')).toEqual({ kind: 'unknownWord', word: 'Moon' });
  expect(read('Size: Large')).toEqual({ kind: 'noModifier' });
  expect(read('Size: Large +1.234')).toEqual({ kind: 'noModifier' });
});
