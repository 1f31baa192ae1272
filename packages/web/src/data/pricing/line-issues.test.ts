import { createCatalogue, type Product, type ProductOption } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import type { CartPricing } from './cart-bill.ts';
import { lineIssues } from './line-issues.ts';

const dishOf = (id: string) => ({ _id: id, type: 'product' as const, product: id });
const productOptions: ProductOption[] = [
  { _id: 'main', required: true, options: [dishOf('hofun'), dishOf('rice')] },
  { _id: 'sauce', required: true, options: [{ _id: 'soy' }] },
];
const menu: Product[] = [
  { _id: 'dinner', price: 9000, options: ['main'] },
  { _id: 'hofun', price: 0, options: ['sauce'] },
  { _id: 'rice', price: 0 },
  { _id: 'tart', price: 1000 },
];
const selected = (option: string, choice: string) => ({
  option,
  selections: [{ _id: choice, quantity: 1 }],
});
const dinner = { id: 'set', product: 'dinner', quantity: 1, options: [selected('main', 'hofun')] };
const hofun = {
  id: 'child',
  product: 'hofun',
  quantity: 1,
  options: [selected('sauce', 'soy')],
  fromProduct: 'set',
  fromOption: 'main',
  fromChoice: 'hofun',
};

function issues(lines: readonly unknown[], change: (dish: Product) => Product | undefined = (dish) => dish) {
  const products = menu.map(change).filter((dish) => dish !== undefined);
  const pricing = {
    data: { shop: {}, products },
    catalogue: createCatalogue({ products, productOptions }),
    mode: 'takeAway',
    lines,
    now: 0,
  };
  return Object.fromEntries(lineIssues(pricing as unknown as CartPricing, []));
}
const soldOut = (id: string) => (dish: Product) =>
  dish._id === id ? { ...dish, stock: { stockMode: 'sync' as const, quantity: 0 } } : dish;

describe('what is wrong inside a set is said at the set, with the step that mends it', () => {
  test('nothing is wrong', () => {
    expect(issues([dinner, hofun])).toEqual({});
  });

  test('a dish of the set that lacks a choice: its own option', () => {
    expect(issues([dinner, { ...hofun, options: [] }])).toEqual({
      set: {
        kind: 'option',
        problem: expect.objectContaining({ code: 'required', option: 'sauce' }),
        place: { line: 'child', option: 'sauce' },
      },
    });
  });

  test('a dish of the set that is sold out: the step that chose it', () => {
    expect(issues([dinner, hofun], soldOut('hofun'))).toMatchObject({
      set: {
        kind: 'stock',
        keep: 0,
        product: { _id: 'hofun' },
        place: { line: 'set', option: 'main' },
      },
    });
  });

  test('a dish of the set that is no longer sold: the step that chose it', () => {
    expect(issues([dinner, hofun], (dish) => (dish._id === 'hofun' ? undefined : dish))).toMatchObject({
      set: { kind: 'option', problem: { code: 'unknownChoice' }, place: { line: 'set', option: 'main' } },
    });
  });

  test('a dish that may not leave: the step, not the set as a whole', () => {
    const eatIn = (dish: Product) => (dish._id === 'hofun' ? { ...dish, eatInOnly: true } : dish);
    expect(issues([dinner, hofun], eatIn)).toMatchObject({
      set: { kind: 'option', problem: { code: 'choiceEatInOnly' }, place: { line: 'set', option: 'main' } },
    });
  });

  test('a dish by itself is mended by itself', () => {
    expect(issues([{ id: 'a', product: 'tart', quantity: 2 }], soldOut('tart'))).toMatchObject({
      a: { kind: 'stock', keep: 0, place: undefined },
    });
    expect(issues([{ id: 'a', product: 'gone', quantity: 1 }])).toEqual({ a: { kind: 'notHere' } });
  });
});
