import type { ProductOption } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import type { MenuGroup } from '../../../../data/menu/menu-groups.ts';
import type { DietaryFilter } from './dietary-filter.ts';
import { conflictsOf, dishVerdict } from './dietary-verdict.ts';
import { filterMenu } from './filter-menu.ts';
import { aDish, aMenu, anOption, dishOf, name } from './testing/dishes.ts';

const dishes = [
  aDish('satay', { allergens: ['peanut', 'wheat'] }),
  aDish('rice', { diets: ['vegan'] }),
  aDish('secret', { allergens: undefined, diets: undefined }),
  aDish('bowl', { options: ['noodles', 'extras'] }),
  aDish('crisp', { options: ['sauce'] }),
  aDish('mixed-set', { options: ['main'], diets: undefined }),
  aDish('satay-set', { options: ['satay-only'], diets: undefined }),
  aDish('unknown-set', { options: ['secret-or-satay'], diets: undefined }),
];
const options = [
  anOption('noodles', [
    { _id: 'egg', allergens: ['egg'] },
    { _id: 'rice', allergens: [] },
  ]),
  anOption('extras', [{ _id: 'nuts', allergens: ['nuts'] }], false),
  anOption('sauce', [{ _id: 'satay', allergens: ['peanut'] }]),
  anOption('main', [dishOf('satay'), dishOf('rice')]),
  anOption('satay-only', [dishOf('satay')]),
  anOption('secret-or-satay', [dishOf('secret'), dishOf('satay')]),
];
const catalogue = aMenu(dishes, options);
const verdict = (id: string, filter: Partial<DietaryFilter>) => {
  const product = catalogue.products.get(id);
  if (product === undefined) throw new Error(`no dish ${id}`);
  return dishVerdict(product, {
    filter: { without: [], diets: [], ...filter },
    catalogue,
    orderType: 'dineIn',
  });
};

describe('a dish and the dietary filter', () => {
  test.each([
    ['satay', 'peanut', 'conflicts'],
    ['rice', 'peanut', 'fits'],
    ['secret', 'peanut', 'unknown'],
    ['bowl', 'egg', 'depends'],
    ['bowl', 'nuts', 'depends'],
    ['crisp', 'peanut', 'conflicts'],
    ['mixed-set', 'peanut', 'depends'],
    ['satay-set', 'peanut', 'conflicts'],
    ['unknown-set', 'peanut', 'unknown'],
  ] as const)('%s without %s: %s', (id, what, expected) => {
    expect(verdict(id, { without: [what] })).toBe(expected);
  });

  test('never calls a dish without allergen data safe', () => {
    for (const what of ['wheat', 'lupin', 'spicy'] as const)
      expect(verdict('secret', { without: [what] })).toBe('unknown');
    expect(verdict('secret', { diets: ['halal'] })).toBe('unknown');
  });

  test('treats vegan as vegetarian, an empty list as no diet, and a set as the sum of its dishes', () => {
    expect(verdict('rice', { diets: ['vegetarian'] })).toBe('fits');
    expect(verdict('rice', { diets: ['halal'] })).toBe('conflicts');
    expect(verdict('satay', { diets: ['vegetarian'] })).toBe('conflicts');
    expect(verdict('mixed-set', { diets: ['vegan'] })).toBe('depends');
    expect(verdict('satay-set', { diets: ['vegan'] })).toBe('conflicts');
  });
});

describe('the conflicts of a choice', () => {
  const against = (choice: ProductOption['options'][number], filter: Partial<DietaryFilter>) =>
    conflictsOf(choice, {
      filter: { without: [], diets: [], ...filter },
      catalogue,
      orderType: 'dineIn',
    });
  const satay = { ...dishOf('satay'), name };

  test('for a dish of a set: every avoided ingredient and every diet it does not meet', () => {
    expect(against(satay, { without: ['wheat', 'egg', 'peanut'], diets: ['vegetarian', 'halal'] })).toEqual({
      found: ['wheat', 'peanut'],
      broken: ['vegetarian', 'halal'],
    });
  });

  test('for any other choice: its own ingredients; missing data is not a conflict', () => {
    const nuts = { _id: 'nuts', name, allergens: ['nuts' as const] };
    expect(against(nuts, { without: ['nuts'], diets: ['vegan'] })).toEqual({ found: ['nuts'], broken: [] });
    const secret = { ...dishOf('secret'), name };
    expect(against(secret, { without: ['nuts'], diets: ['vegan'] })).toEqual({ found: [], broken: [] });
  });
});

describe('filtering the menu', () => {
  test('hides conflicts, keeps and marks unknown dishes, and counts each dish once', () => {
    const group: MenuGroup = {
      id: 'all',
      category: undefined,
      subCategories: [],
      products: dishes.slice(0, 3),
    };
    const groups = [group, { ...group, id: 'popular', products: dishes.slice(0, 1) }];
    const query = { filter: { without: ['peanut'], diets: [] }, catalogue, orderType: 'dineIn' } as const;
    const menu = filterMenu(groups, query);
    expect(menu.groups.map(({ id, products, hidden }) => [id, products.length, hidden])).toEqual([
      ['all', 2, 1],
    ]);
    expect(menu.notes).toEqual(new Map([['secret', 'unknown']]));
    expect(menu).toMatchObject({ shown: 2, unknown: 1, hidden: 1 });
  });
});
