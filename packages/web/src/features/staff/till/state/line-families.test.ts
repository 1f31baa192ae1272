import type { CartLine } from '@comanda/domain';
import { expect, test } from 'vitest';
import { familyAmount, lineFamilies } from './line-families.ts';

const aLine = (id: string, fromProduct?: string): CartLine => ({ id, product: id, quantity: 1, fromProduct });
const lines = [
  aLine('tea'),
  aLine('set'),
  aLine('soup', 'set'),
  aLine('small', 'set'),
  aLine('egg', 'small'),
];

test('a line has its own set items, and counts those of sets in its set', () => {
  const [tea, set, ...others] = lineFamilies(lines);
  expect(others).toEqual([]);
  expect(tea?.items).toEqual([]);
  expect(set?.items.map(({ id }) => id)).toEqual(['soup', 'small']);
  expect(set?.all.map(({ id }) => id)).toEqual(['set', 'soup', 'small', 'egg']);
  expect(set && familyAmount(set, () => 100)).toBe(400);
});
