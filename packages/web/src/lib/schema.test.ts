import { describe, expect, test } from 'vitest';
import {
  anyOf,
  count,
  flag,
  having,
  jsonObject,
  lenient,
  listOf,
  mapped,
  number,
  object,
  oneOf,
  optional,
  orElse,
  recordOf,
  type Schema,
  text,
  wholeListOf,
} from './schema.ts';

const pieces = count(9);
const named = having<{ readonly name: string }>({ name: text });
const dish = object({ name: text, price: number, note: optional(text), mark: lenient(text) });

describe('schemas', () => {
  const CASES: readonly (readonly [string, Schema<unknown>, unknown, unknown])[] = [
    ['a text', text, 'a', 'a'],
    ['a text, of a number', text, 1, undefined],
    ['a switch', flag, false, false],
    ['a switch, of a text', flag, 'false', undefined],
    ['a number', number, -1.5, -1.5],
    ['a number, of none', number, Number.NaN, undefined],
    ['a number, of its digits', number, '1', undefined],
    ['a count', pieces, 9, 9],
    ['a count above its most', pieces, 10, undefined],
    ['a count of nothing', pieces, 0, undefined],
    ['a count of parts', pieces, 1.5, undefined],
    ['an object', jsonObject, { a: 1 }, { a: 1 }],
    ['an object, of null', jsonObject, null, undefined],
    ['one of a few', oneOf(['a', 'b']), 'b', 'b'],
    ['one of a few, of another', oneOf(['a', 'b']), 'c', undefined],
    ['the first that fits', anyOf<unknown>(text, number), 1, 1],
    ['none that fits', anyOf<unknown>(text, number), true, undefined],
    ['something else instead', orElse(text, 'none'), 1, 'none'],
    ['something made of it', mapped(text, (word) => word.length), 'four', 4],
    ['a list without what does not fit', listOf(text), ['a', 1, 'b'], ['a', 'b']],
    ['a list of lists', listOf(listOf(text)), [['a', 1], ['b']], [['a'], ['b']]],
    ['a list, of something else', listOf(text), { 0: 'a' }, undefined],
    ['a whole list', wholeListOf(text), ['a', 'b'], ['a', 'b']],
    ['a broken list', wholeListOf(text), ['a', 1], undefined],
    ['a record without what does not fit', recordOf(number), { a: 1, b: 'two' }, { a: 1 }],
    ['an object with the fields named', dish, { name: 'tea', price: 1, x: 1 }, { name: 'tea', price: 1 }],
    ['an object that lacks a field', dish, { name: 'tea' }, undefined],
    [
      'an optional field that fits',
      dish,
      { name: 'a', price: 1, note: 'b' },
      { name: 'a', price: 1, note: 'b' },
    ],
    ['an optional field that does not', dish, { name: 'a', price: 1, note: 2 }, undefined],
    ['a lenient field that does not fit', dish, { name: 'a', price: 1, mark: 2 }, { name: 'a', price: 1 }],
    ['an object as it is', named, { name: 'tea', price: 1 }, { name: 'tea', price: 1 }],
    ['an object that has not what it needs', named, { price: 1 }, undefined],
    ['an object, of a text', dish, 'tea', undefined],
  ];

  test.each(CASES)('%s', (_, schema, value, read) => {
    expect(schema(value)).toEqual(read);
  });
});
