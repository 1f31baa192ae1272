import type { Edit, JsonObject } from '@comanda/domain';
import { expect, test } from 'vitest';
import { draftedList, NO_DRAFT, withBatch } from './drafted.ts';

const RICE = { _id: 'rice', price: 2000, name: { en: 'Rice' } };
const TEA = { _id: 'tea', price: 1500, name: { en: 'Tea' } };
const KIM = { _id: 'staff1', name: 'Kim' };
const live = ({ entity }: Edit): JsonObject | undefined => [RICE, TEA].find(({ _id }) => _id === entity);

const anEdit = (entity: string, path: string, was: number, value: number): Edit => ({
  list: 'products',
  entity,
  path,
  was,
  value,
});

test('B2.3 an edit is shown at once, signed; one of another value than is there is not', () => {
  const set = withBatch(NO_DRAFT, [anEdit('rice', 'price', 2000, 2200)], { by: KIM, live });
  expect(set.edits).toMatchObject([{ entity: 'rice', path: 'price', was: 2000, value: 2200, by: KIM }]);
  expect(withBatch(set, [anEdit('rice', 'price', 1900, 2300)], { by: KIM, live }).edits).toEqual(set.edits);
  const back = withBatch(set, [anEdit('rice', 'price', 2200, 2000)], { by: KIM, live });
  expect(back.edits).toEqual([]);
});

test('B2.9 a list is shown with the edits of the set: changed, new, and what nobody touched as it was', () => {
  const made: Edit = { list: 'products', entity: 'soup', path: '', value: { _id: 'soup', price: 900 } };
  const edits = [anEdit('rice', 'price', 2000, 2200), made];
  const rows = draftedList('products', [RICE, TEA], edits);
  expect(rows.map(({ id, live: before, now }) => [id, before?.price, now.price])).toEqual([
    ['rice', 2000, 2200],
    ['tea', 1500, 1500],
    ['soup', undefined, 900],
  ]);
  expect(draftedList('products', [RICE, TEA], [])[1]).toBe(rows[1]);
});

test('B2.9 an edit of a document that has not been read yet makes no document of its own', () => {
  expect(draftedList('products', [], [anEdit('rice', 'price', 2000, 2200)])).toEqual([]);
});
