import type { Product, ProductOption } from '@comanda/contract';
import { LANGUAGES } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { Dish } from './dishes.ts';
import type { DraftedOption } from './options.ts';
import { textGaps } from './text-gaps.ts';

const FULL = { en: 'Tea', cht: '茶', chs: '茶' };
const HALF = { en: 'Tea', cht: '茶', chs: ' ' };
const NONE = { en: '', cht: '', chs: '' };

/** Returns an option; the casts are sound: the tests read these fields only. */
function anOption(id: string, name: object, choices: readonly object[]): DraftedOption {
  const now = { _id: id, name, options: choices } as unknown as ProductOption;
  return { id, live: now, now, edits: [] };
}

const OPTIONS = [
  anOption('heat', FULL, [{ name: FULL }, { name: HALF }]),
  anOption('size', { en: 'Size', cht: '', chs: '大小' }, [{ name: FULL }]),
  anOption('side', FULL, [{ name: NONE, type: 'product' }]),
];

const gaps = (fields: object, offered = LANGUAGES as readonly (typeof LANGUAGES)[number][]) =>
  textGaps(
    OPTIONS,
    offered,
  )({ now: { name: FULL, ...fields } as unknown as Product } satisfies Pick<Dish, 'now'>).map(
    ({ field }) => field,
  );

test.each([
  ['nothing', {}, []],
  ['a name', { name: HALF }, ['chs']],
  ['a description', { description: HALF }, ['chs']],
  ['a description that there is in no language', { description: NONE }, []],
  ['a short name', { shortName: { en: 'T' } }, ['cht', 'chs']],
  ['words for the picture', { imageAlt: HALF }, ['chs']],
  ['a choice of an option', { options: ['heat'] }, ['chs']],
  ['the name of an option', { options: ['size', 'gone'] }, ['cht']],
  ['a choice that is a dish', { options: ['side'] }, []],
])('B3.4 finds that %s is not written in a language', (_, fields, expected) => {
  expect(gaps(fields)).toEqual(expected);
});

test('B3.4 asks for the languages only that the shop offers', () => {
  const offered = LANGUAGES.filter(({ field }) => field !== 'chs');
  expect(gaps({ name: HALF, options: ['heat'] }, offered)).toEqual([]);
});
