import { expect, it } from 'vitest';
import { collectFields, csvOf, noFields } from './csv.ts';

it('B8.5 has no text in a sheet that a spreadsheet calculates, full-width signs included', () => {
  const names = ['=1', '+1', '-1', '@a', '＝1', '＋1', '－1', '＠a', ' ＝1', 'Tea'];
  const rows = names.map((name, at) => ({ id: at, doc: { name } }));
  const fields = noFields();
  collectFields(fields, rows);
  const cells = csvOf(fields, rows)
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(',')[1]);
  expect(cells).toEqual([...names.slice(0, -1).map((name) => `'${name}`), 'Tea']);
});
