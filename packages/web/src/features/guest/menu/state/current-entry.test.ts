import type { SubCategory } from '@comanda/contract';
import { expect, test } from 'vitest';
import { ALL, type MenuGroup } from '../../../../data/menu/menu-groups.ts';
import { currentEntry } from './current-entry.ts';

const soup = { _id: 'soup', name: { en: 'Soup' }, category: 'noodles' } as SubCategory;
const aGroup = (id: string, subCategories: readonly SubCategory[] = []): MenuGroup => ({
  id,
  category: undefined,
  subCategories,
  products: [],
});
const menu = [aGroup('popular'), aGroup('noodles', [soup])];

test('the rail marks the whole menu at its top, and the group that is reached', () => {
  expect(currentEntry(menu, {}, ALL)).toBe(ALL);
  expect(currentEntry(menu, {}, 'noodles')).toBe('noodles');
  expect(currentEntry([], {}, ALL)).toBeUndefined();
});

test('a menu that a sub-category narrows is not the whole one, nor is a single group', () => {
  expect(currentEntry(menu, { noodles: 'soup' }, ALL)).toBe('popular');
  expect(currentEntry(menu, { noodles: 'gone' }, ALL)).toBe(ALL);
  expect(currentEntry(menu.slice(0, 1), {}, ALL)).toBe('popular');
});
