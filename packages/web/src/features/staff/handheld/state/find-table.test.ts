import { describe, expect, test } from 'vitest';
import { tableMeant, tablesFound, tableToOpen } from './find-table.ts';

const rows = ['A1', 'A2', 'B12', 'B13', 'C05', 'Terrace'].map((name) => ({ name }));
const namesOf = (found: readonly { readonly name: string }[]) => found.map(({ name }) => name);

describe('a number typed on the handheld', () => {
  test('leaves the tables whose name or number begins with it', () => {
    expect(namesOf(tablesFound(rows, ''))).toEqual(namesOf(rows));
    expect(namesOf(tablesFound(rows, '1'))).toEqual(['A1', 'B12', 'B13']);
    expect(namesOf(tablesFound(rows, 'b'))).toEqual(['B12', 'B13']);
    expect(namesOf(tablesFound(rows, '９'))).toEqual([]);
  });

  test('goes to its table at once where no other may be meant', () => {
    expect(tableToOpen(rows, '12')?.name).toBe('B12');
    expect(tableToOpen(rows, '5')?.name).toBe('C05');
    expect(tableToOpen(rows, 'ｂ１３')?.name).toBe('B13');
    expect(tableToOpen(rows, '1')).toBeUndefined();
    expect(tableToOpen(rows, 'B')).toBeUndefined();
  });

  test('means the table of that very number when it is entered', () => {
    expect(tableMeant(rows, '1')?.name).toBe('A1');
    expect(tableMeant([{ name: 'A1' }, { name: 'B1' }], '1')).toBeUndefined();
    expect(tableMeant(rows, '')).toBeUndefined();
  });
});
