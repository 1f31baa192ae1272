import type { Product } from '@comanda/contract';
import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { nextDishes } from './next-dishes.ts';

const aDish = (_id: string, goesWith: readonly string[] = []) =>
  ({ _id, price: 1000, goesWith }) as unknown as Product;
const MENU = [
  aDish('noodles', ['tea', 'greens', 'soup']),
  aDish('toast', ['tea', 'coffee', 'jam']),
  ...['tea', 'greens', 'soup', 'coffee', 'jam'].map((id) => aDish(id)),
];
const QUESTION = {
  catalogue: { products: new Map(MENU.map((dish) => [dish._id, dish])), productOptions: new Map() },
  section: undefined,
  orderType: 'dineIn',
  selfOrder: false,
} as const;

test('T1.5 what goes with the table’s dishes is offered, the most named first, nothing that it has', () => {
  const session = anOrder({ products: [aPlacedLine({ id: 'a', product: 'noodles' })] });
  const offered = (unsent: readonly string[]) =>
    nextDishes(
      session,
      unsent.map((product) => ({ id: product, product, quantity: 1 })),
      QUESTION,
    ).map(({ _id }) => _id);
  expect(offered([])).toEqual(['tea', 'greens', 'soup']);
  expect(offered(['toast'])).toEqual(['tea', 'greens', 'soup', 'coffee', 'jam']);
  expect(offered(['toast', 'tea'])).toEqual(['greens', 'soup', 'coffee', 'jam']);
  expect(nextDishes(undefined, [], QUESTION)).toEqual([]);
});
