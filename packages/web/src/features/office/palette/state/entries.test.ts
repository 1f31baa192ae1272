import { expect, test } from 'vitest';
import { foundEntries, type PaletteEntry } from './entries.ts';

const entry = (kind: PaletteEntry['kind'], label: string, words?: string): PaletteEntry => ({
  id: label,
  kind,
  label,
  icon: 'hot',
  to: `/${label}`,
  ...(words !== undefined && { words }),
});
const ENTRIES = [
  entry('page', 'Menu'),
  entry('action', 'Publish the menu'),
  entry('dish', 'Hot lemon tea', '熱檸檬茶\n71'),
  entry('dish', 'Lemon tart', '檸檬撻'),
];
const labels = (typed: string) => foundEntries(ENTRIES, typed).map(({ label }) => label);

test('B3.2 a dish, a page or an action is found by its words in any language, by code, the best first', () => {
  expect(labels('lemon')).toEqual(['Lemon tart', 'Hot lemon tea']);
  expect(labels('tea hot')).toEqual(['Hot lemon tea']);
  expect(labels('热柠檬')).toEqual(['Hot lemon tea']);
  expect(labels('71')).toEqual(['Hot lemon tea']);
  expect(labels('MENU')).toEqual(['Menu', 'Publish the menu']);
  expect(labels('pizza')).toEqual([]);
});

test('B3.2 before anything is typed, pages and actions are offered', () => {
  expect(labels(' ')).toEqual(['Menu', 'Publish the menu']);
});
