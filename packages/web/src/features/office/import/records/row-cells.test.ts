import { describe, expect, it } from 'vitest';
import { mapColumns, mapMemberColumns } from '../columns/index.ts';
import { aMenu, planOf } from '../testing/a-menu.ts';
import { correctedRows, rowCells } from './row-cells.ts';

const ROWS = [
  ['編號', '品名', '價錢', '備註'],
  ['A1', '燒味飯', '時價', 'x'],
  ['A2', '', '46', ''],
];
const mapping = mapColumns(ROWS[0] ?? [], ROWS.slice(1));
const asked = { header: 0, mapping };
const asText = (rows: readonly (readonly string[])[]) => rows.map((row) => row.join(',')).join('\n');

describe('a refused row', () => {
  it('B8.2 is shown by the cells that are read, the refused one among them', () => {
    const refusals = [{ column: '價錢', reason: 'notAmount', about: '時價' }] as const;
    const cells = rowCells(ROWS, { ...asked, numbers: [2], refusals });
    expect(cells.map(({ name, text, isRefused }) => [name, text, isRefused])).toEqual([
      ['編號', 'A1', false],
      ['品名', '燒味飯', false],
      ['價錢', '時價', true],
    ]);
    expect(cells[2]?.openPrice).toBe('variable');
  });

  it('B8.2 is shown with the blank cell that is missing, also where the refusal names the field', () => {
    const refusals = [{ column: 'name', reason: 'nameMissing' }] as const;
    const cells = rowCells(ROWS, { ...asked, numbers: [3], refusals });
    expect(cells.filter(({ isRefused }) => isRefused)).toMatchObject([{ row: 3, at: 1, text: '' }]);
    const own = [
      ['kind', 'name.en', 'price'],
      ['dish', '', 'a'],
    ];
    const inOurs = rowCells(own, { header: 0, mapping: undefined, numbers: [2], refusals });
    expect(inOurs.map(({ name, isRefused }) => [name, isRefused])).toEqual([
      ['kind', false],
      ['name.en', true],
      ['price', false],
    ]);
    const people = [
      ['Name', 'E-mail'],
      ['Mei', 'mei'],
    ];
    const member = rowCells(people, {
      ...{ header: 0, numbers: [2], mapping: mapMemberColumns(people[0] ?? [], people.slice(1)) },
      refusals: [{ column: 'email', reason: 'notEmail' }],
    });
    expect(member.map(({ isRefused }) => isRefused)).toEqual([false, true]);
  });

  it('B8.2 is taken once its cells are corrected; a price that the staff enter is asked for at the till', async () => {
    const before = await planOf(asText(ROWS), aMenu());
    expect(before.rows.map(({ standing }) => standing)).toEqual(['refused', 'refused']);
    const corrected = correctedRows(ROWS, [
      { row: 2, at: 2, text: 'variable' },
      { row: 3, at: 1, text: '=炒飯' },
    ]);
    const { rows, edits } = await planOf(asText(corrected), aMenu());
    expect(rows.map(({ standing }) => standing)).toEqual(['new', 'new']);
    const dishes = edits.flatMap(({ list, value }) => (list === 'products' ? [value] : []));
    expect(dishes).toMatchObject([
      { code: 'A1', price: 0, openPrice: true },
      { code: 'A2', price: 4600, name: { cht: '=炒飯' } },
    ]);
    expect(correctedRows([['a']], [{ row: 1, at: 2, text: 'c' }])).toEqual([['a', '', 'c']]);
  });
});
