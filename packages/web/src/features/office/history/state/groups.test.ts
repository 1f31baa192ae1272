import type { SetEdit } from '@comanda/domain';
import { expect, it } from 'vitest';
import { changeGroups, documentCount } from './groups.ts';

const edit = (list: SetEdit['list'], entity: string, path = 'price'): SetEdit => ({ list, entity, path });

it('B2.9 groups what changed by part and document, the menu first, and stops at a number of documents', () => {
  const edits = [
    edit('taxSettings', 'vat', 'percent'),
    edit('products', 'rice'),
    edit('sections', 'lunch', 'name.en'),
    edit('products', 'rice', 'name.en'),
  ];
  expect(documentCount(edits)).toBe(3);
  const names = (limit: number) =>
    changeGroups(edits, limit).map(({ name, documents }) => [
      name,
      documents.map((group) => `${group[0]?.entity} ${group.length}`),
    ]);
  expect(names(10)).toEqual([
    ['menu', ['rice 2', 'lunch 1']],
    ['restaurant', ['vat 1']],
  ]);
  expect(names(2)).toEqual([['menu', ['rice 2', 'lunch 1']]]);
});
