import { expect, test } from 'vitest';
import { readKeptViews } from './kept-views.ts';

function aStorage(text?: string) {
  const kept = { text };
  return {
    kept,
    getItem: () => kept.text ?? null,
    setItem: (_key: string, next: string) => {
      kept.text = next;
    },
  };
}
const ROW = { row: 'list:rice', top: 120.5 };

test('a reload finds the views of the entries, a page opened anew none', () => {
  const storage = aStorage();
  readKeptViews(storage, true).set('a /browse', ROW);
  expect(readKeptViews(storage, false).get('a /browse')).toEqual(ROW);
  expect(readKeptViews(storage, false).get('b /browse')).toBeUndefined();
  expect(readKeptViews(storage, true).get('a /browse')).toBeUndefined();
});

test('the latest thirty are stored', () => {
  const storage = aStorage();
  const views = readKeptViews(storage, true);
  for (let at = 0; at < 40; at += 1) views.set(`${at} /browse`, { row: 'list:rice', top: at });
  const read = readKeptViews(storage, false);
  expect([read.get('9 /browse'), read.get('10 /browse')?.top, read.get('39 /browse')?.top]).toEqual([
    undefined,
    10,
    39,
  ]);
});

test.each([
  ['nothing', undefined],
  ['no list', '{}'],
  ['no JSON', 'oops'],
  ['another shape', '[["a /browse", { "row": 7 }], ["a /browse"], null]'],
])('%s in the storage is no view', (_, text) => {
  expect(readKeptViews(aStorage(text), false).get('a /browse')).toBeUndefined();
});

test('a storage that refuses is done without', () => {
  const refusing = {
    getItem: () => null,
    setItem: () => {
      throw new Error('full');
    },
  };
  const views = readKeptViews(refusing, true);
  views.set('a /browse', ROW);
  expect(views.get('a /browse')).toEqual(ROW);
});
