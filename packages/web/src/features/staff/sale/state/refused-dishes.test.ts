import type { Product } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { isServedIn, refusedDishes } from './refused-dishes.ts';

const lines = [
  { id: 'a', product: 'congee', quantity: 1 },
  { id: 'b', product: 'steak', quantity: 1 },
  { id: 'c', product: 'congee', quantity: 2 },
  { id: 'd', customProduct: { name: 'Cake knife', price: 500 }, quantity: 1 },
] as unknown as readonly CartLine[];
const refusal = (...problems: readonly object[]) => new CallError('cartInvalid', 400, { problems });
const of = (error: unknown) => {
  const refused = refusedDishes(error, lines);
  return refused && { ...refused, lines: refused.lines.map(({ id }) => id) };
};

describe('T4.2: a refused Send', () => {
  test('names each dish that is not on the menu now, once', () => {
    const off = (line: string) => ({ line, code: 'notInSection' });
    expect(of(refusal(off('a'), off('c')))).toEqual({
      lines: ['a'],
      ids: ['a', 'c'],
      why: { kind: 'offMenu' },
    });
  });

  test('names dishes refused for other reasons, and those of no product', () => {
    const error = refusal({ line: 'b', code: 'unknownProduct' }, { line: 'd', code: 'invalidQuantity' });
    expect(of(error)).toEqual({ lines: ['b', 'd'], ids: ['b', 'd'], why: { kind: 'notOrderable' } });
  });

  test('says how many are left of a dish that is sold out or limited, and which bill has what was sent before', () => {
    const short = { lines: [{ line: 'a', product: 'congee', remaining: 1, wanted: 3 }] };
    expect(of(new CallError('outOfStock', 409, short))).toMatchObject({
      lines: ['a'],
      why: { kind: 'notLeft', count: 1 },
    });
    const limits = [{ remaining: 2, wanted: 4, lines: ['c', 'a'] }];
    expect(of(new CallError('exceedOrderLimit', 409, { limits }))).toMatchObject({
      ids: ['a', 'c'],
      why: { kind: 'overLimit', count: 2 },
    });
    expect(of(refusal({ line: 'b', code: 'duplicateLine', orderNumber: '105' }))).toMatchObject({
      lines: ['b'],
      why: { kind: 'sentBefore', number: '105' },
    });
  });

  test('is nothing where the refusal names no line, or is another', () => {
    expect(of(refusal({ code: 'cartEmpty' }))).toBeUndefined();
    expect(of(new CallError('cartInvalid', 400))).toBeUndefined();
    expect(of(new CallError('priceChanged', 409))).toBeUndefined();
  });
});

test('T3.1: a dish is served in its own sections, and everywhere if it has none', () => {
  const dish = (...sections: readonly string[]) => ({ sections }) as unknown as Product;
  expect(isServedIn(dish('lunch'), 'lunch')).toBe(true);
  expect(isServedIn(dish('lunch'), 'breakfast')).toBe(false);
  expect(isServedIn(dish(), 'breakfast')).toBe(true);
  expect(isServedIn(dish('lunch'), undefined)).toBe(true);
});
