import type { Product } from '@comanda/contract';
import { expect, test } from 'vitest';
import { choiceStock } from './choice-stock.ts';

const dish = { _id: 'noodles', stock: { soldOutChoices: [{ option: 'size', choice: 'large' }] } };

test('a choice that the kitchen has marked as sold out is out, for that dish only', () => {
  const of = (choice: string, option = 'size') =>
    choiceStock(dish as Product, option, { _id: choice }, undefined);
  expect(of('large')).toEqual({ isOut: true, left: undefined });
  expect(of('small').isOut).toBe(false);
  expect(of('large', 'cup').isOut).toBe(false);
  expect(choiceStock({ _id: 'rice' } as Product, 'size', { _id: 'large' }, undefined).isOut).toBe(false);
});
