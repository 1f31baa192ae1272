import type { Product, ProductOption } from '@comanda/contract';
import { applyEdits, type Edit, type JsonObject } from '@comanda/domain';
import { expect, test } from 'vitest';
import type { Dish } from './dishes.ts';
import {
  boundsProblem,
  choiceOfDish,
  type DraftedOption,
  onlyHereEdits,
  optionsOf,
  optionUses,
  presetEdits,
  readBound,
  stepNumbers,
} from './options.ts';

const name = { en: 'Size', cht: '份量', chs: '份量' };
const drafted = <Row extends { readonly _id: string }>(now: Row) => ({
  id: now._id,
  live: now,
  now,
  edits: [],
});
const aDish = (id: string, more: Partial<Product> = {}): Dish =>
  drafted({ _id: id, name, price: 4000, category: 'noodles', sections: [], ...more });
const anOption = (id: string, more: Partial<ProductOption> = {}): DraftedOption =>
  drafted({
    _id: id,
    name,
    options: [
      { _id: 'small', name },
      { _id: 'large', name, price: 800 },
    ],
    ...more,
  });
const numbered = () => {
  let last = 0;
  return () => `id${++last}`;
};
const applied = (document: object, edits: readonly Edit[]) => {
  // the cast is sound: documents are JSON
  const outcome = applyEdits(document as JsonObject, edits);
  return outcome.ok ? outcome.document : undefined;
};

test('B3.6 an option says by how many dishes in use it is asked', () => {
  const dishes = [
    aDish('rice', { options: ['size', 'sauce'] }),
    aDish('noodles', { options: ['size'] }),
    aDish('old', { options: ['size'], archivedAt: '2026-01-01T00:00:00.000Z' }),
  ];
  expect([...optionUses(dishes)]).toEqual([
    ['size', 2],
    ['sauce', 1],
  ]);
});

test('B3.6 “only here” gives the dish a copy with ids of its own, in its place, with its price modifiers', () => {
  const modifiers = [
    { type: 'productOption' as const, option: 'size', optionValue: 'large', price: 200 },
    { type: 'productOption' as const, option: 'sauce', price: 100 },
  ];
  const dish = aDish('rice', { options: ['size', 'sauce'], priceModifiers: modifiers });
  const size = anOption('size');
  const { copy, edits } = onlyHereEdits(dish, size, numbered());
  expect(copy).toBe('id1');
  const [made, ...others] = edits;
  expect(made).toMatchObject({ list: 'productOptions', entity: 'id1', path: '' });
  expect(made?.value).toEqual({
    ...size.now,
    _id: 'id1',
    options: [
      { _id: 'id2', name },
      { _id: 'id3', name, price: 800 },
    ],
  });
  expect(applied(dish.now, others)).toMatchObject({
    options: ['id1', 'sauce'],
    priceModifiers: [{ option: 'id1', optionValue: 'id3' }, { option: 'sauce' }],
  });
});

test('B3.6 options whose choices are dishes are numbered steps of a set meal', () => {
  const drink = anOption('drink', { options: [choiceOfDish(aDish('tea').now)] });
  const options = [anOption('size'), drink, anOption('main', { options: [choiceOfDish(aDish('rice').now)] })];
  const set = aDish('set', { options: ['drink', 'gone', 'size', 'main'] });
  expect(optionsOf(set, options).map(({ id }) => id)).toEqual(['drink', 'size', 'main']);
  expect([...stepNumbers(optionsOf(set, options))]).toEqual([
    ['drink', 1],
    ['main', 2],
  ]);
  expect(drink.now.options).toMatchObject([{ type: 'product', product: 'tea', name }]);
});

test('B3.6 where guests choose one, another choice is preset in place of the first', () => {
  const size = anOption('size', {
    options: [
      { _id: 'small', name, defaultSelected: true },
      { _id: 'large', name },
    ],
  });
  const preset = (option: DraftedOption) =>
    presetEdits(option, 'large', true).map(({ path, value }) => [path, value]);
  expect(preset(size)).toEqual([
    ['options[small].defaultSelected', undefined],
    ['options[large].defaultSelected', true],
  ]);
  expect(preset({ ...size, now: { ...size.now, multiple: true } })).toHaveLength(1);
});

test('B2.7 a bound that no choice meets is said at its field', () => {
  const field = (more: Partial<ProductOption>) => boundsProblem(anOption('size', more).now)?.field;
  expect(field({ required: true })).toBe(undefined);
  expect(field({ required: true, options: [] })).toBe('options');
  expect(field({ multiple: true, minPick: 3 })).toBe('minPick');
  expect(field({ multiple: true, minPick: 2, maxPick: 1 })).toBe('maxPick');
  expect(field({ allowQuantity: true, minQuantity: 2, maxQuantity: 1 })).toBe('maxQuantity');
});

test('B3.6 a bound is a whole number or none', () => {
  expect(readBound(' 2 ')).toEqual({ ok: true, bound: 2 });
  expect(readBound('')).toEqual({ ok: true, bound: undefined });
  expect([readBound('-1').ok, readBound('1.5').ok, readBound('many').ok]).toEqual([false, false, false]);
});
