import { expect, it } from 'vitest';
import { byName, newNames, newTables, readSeats } from './new-tables.ts';

it('B5.3 a range adds the tables that are not there yet', () => {
  const present = [{ name: 'A1' }, { name: 'A3' }];
  expect(newNames('A1–A4', present, false)).toEqual({ names: ['A2', 'A4'] });
  expect(newNames('A1–A4', present, true)).toEqual({ names: ['A2'] });
  expect(newNames(' ', present, false)).toEqual({ names: [] });
  expect(newNames('A4–A1', present, false)).toEqual({ problem: 'wrongWay' });
  // a button that adds none says why
  expect(newNames('A1', present, false)).toEqual({ problem: 'nothingNew' });
  expect(newNames('A13–A14', present, true)).toEqual({ problem: 'nothingNew' });
  const made = newTables(['A2', 'A4'], { shop: 's', capacity: 4 });
  expect(made).toMatchObject([
    { shop: 's', name: 'A2', capacity: 4 },
    { shop: 's', name: 'A4', capacity: 4 },
  ]);
  expect(new Set(made.flatMap(({ _id, item }) => [_id, item])).size).toBe(4);
});

it('B5.3 a name that is heard as another is no new one, and seats are typed in any width', () => {
  expect(newNames('a1–a2', [{ name: 'A1' }, { name: 'Ａ２' }], false)).toEqual({ problem: 'nothingNew' });
  expect(['４', ' 12 ', '0', '101', '-1', '4.5', ''].map(readSeats)).toEqual([
    4,
    12,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

it('B5.3 tables are listed by name, numbers by their size', () => {
  const rows = ['B1', 'A10', 'A2'].map((name) => ({ name }));
  expect(byName(rows, 'en').map(({ name }) => name)).toEqual(['A2', 'A10', 'B1']);
});
