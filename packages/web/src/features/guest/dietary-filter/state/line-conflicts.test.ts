import type { CartLine } from '@comanda/domain';
import { describe, expect, test } from 'vitest';
import type { DietaryFilter } from './dietary-filter.ts';
import { allergiesOf, cartConflicts } from './line-conflicts.ts';
import { aDish, aMenu, anOption, dishOf } from './testing/dishes.ts';

const productOptions = [
  anOption('noodles', [{ _id: 'egg', allergens: ['egg'] }, { _id: 'rice' }]),
  anOption('main', [dishOf('satay'), dishOf('rice')]),
];
const products = [
  aDish('satay', { allergens: ['peanut', 'wheat'] }),
  aDish('rice', { diets: ['vegan'] }),
  aDish('secret', { allergens: undefined, diets: undefined }),
  aDish('bowl', { options: ['noodles'] }),
  aDish('dinner', { options: ['main'], diets: undefined }),
];
const catalogue = aMenu(products, productOptions);

function conflicts(lines: readonly CartLine[], filter: Partial<DietaryFilter>) {
  const query = { filter: { without: [], diets: [], ...filter }, catalogue, orderType: 'dineIn' as const };
  return cartConflicts(lines, query).map(({ line, ...found }) => [line.id, found]);
}
const aLine = (product: string, over: Partial<CartLine> = {}): CartLine => ({
  id: product,
  product,
  quantity: 1,
  ...over,
});
const chosen = (option: string, choice: string) => [{ option, selections: [{ _id: choice, quantity: 1 }] }];

describe('a cart and the dietary filter', () => {
  test('a dish that contains what is left out, and one that nothing is known about', () => {
    const lines = [aLine('satay'), aLine('rice'), aLine('secret')];
    expect(conflicts(lines, { without: ['peanut'] })).toEqual([
      ['satay', { found: ['peanut'], broken: [], isUnknown: false }],
      ['secret', { found: [], broken: [], isUnknown: true }],
    ]);
  });

  test('the choices as they were made: only what was chosen counts', () => {
    const bowl = (choice: string) => [aLine('bowl', { options: chosen('noodles', choice) })];
    expect(conflicts(bowl('egg'), { without: ['egg'] })).toEqual([
      ['bowl', { found: ['egg'], broken: [], isUnknown: false }],
    ]);
    expect(conflicts(bowl('rice'), { without: ['egg'] })).toEqual([]);
  });

  test('a set by its dishes, which are lines of their own', () => {
    const set = (dish: string) => [
      aLine('dinner', { options: chosen('main', dish) }),
      aLine(dish, { id: 'child', fromProduct: 'dinner', fromOption: 'main', fromChoice: dish }),
    ];
    expect(conflicts(set('satay'), { without: ['peanut'], diets: ['vegetarian'] })).toEqual([
      ['child', { found: ['peanut'], broken: ['vegetarian'], isUnknown: false }],
    ]);
    expect(conflicts(set('rice'), { without: ['peanut'], diets: ['vegetarian'] })).toEqual([]);
  });

  test('K2.6 the kitchen is told of what is left out, without heat and diets', () => {
    expect(allergiesOf({ without: ['peanut', 'spicy', 'milk'], diets: ['vegan'] })).toEqual([
      'peanut',
      'milk',
    ]);
  });
});
