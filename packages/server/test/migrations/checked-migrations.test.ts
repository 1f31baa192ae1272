import { expect, test } from 'vitest';
import { checkedMigrations } from './checked-migrations.ts';

const first = { name: '0001-a', statements: ['create table a (id text)'] };
const second = { name: '0002-b', statements: ['create table b (id text)'] };

test('a new migration is given its checksum, and then holds', () => {
  const { text, added, faults } = checkedMigrations([first, second], '');
  expect({ added, faults }).toEqual({ added: ['0001-a', '0002-b'], faults: [] });
  expect(checkedMigrations([first, second], text)).toEqual({ added: [], faults: [], text });
});

test('other line breaks are no change, another statement is one', () => {
  const { text } = checkedMigrations([first, second], '');
  const broken = { ...first, statements: ['create table a\n  (id text)'] };
  expect(checkedMigrations([broken, second], text).faults).toEqual([]);
  const changed = checkedMigrations([{ ...first, statements: ['create table a (id int)'] }, second], text);
  expect(changed.faults).toEqual([
    '0001-a has changed, which data may have run already: write a new migration',
  ]);
  expect(changed.text).toBe(text);
});

test('what is gone or out of order is a fault', () => {
  const { text } = checkedMigrations([first, second], '');
  expect(checkedMigrations([second], text).faults).toEqual([
    '0001-a is gone, which data may have run already',
  ]);
  expect(checkedMigrations([second, first], text).faults).toEqual([
    '0001-a is not in the order of the numbers',
  ]);
});
