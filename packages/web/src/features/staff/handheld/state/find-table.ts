import type { TableRow } from '../../sale/index.ts';

type Named = Pick<TableRow, 'name'>;

const plain = (text: string) => text.normalize('NFKC').trim().toUpperCase();
/** Returns the number of a table's name: 12 of "B12" and of "Table 012". */
const numberOf = (name: string) =>
  plain(name)
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '');

/** Returns true if a table's name, or the number in it, begins with what was typed. */
function fits({ name }: Named, typed: string): boolean {
  const wanted = plain(typed);
  return (
    plain(name).startsWith(wanted) || (/^\d+$/.test(wanted) && numberOf(name).startsWith(numberOf(wanted)))
  );
}

/** Returns the tables that a typed number or name may still mean; all of them while nothing is typed. */
export function tablesFound<Row extends Named>(rows: readonly Row[], typed: string): readonly Row[] {
  return plain(typed) === '' ? rows : rows.filter((row) => fits(row, typed));
}

/** Returns the table that is meant exactly: by its whole name, else by its whole number where only one has it. */
export function tableMeant<Row extends Named>(rows: readonly Row[], typed: string): Row | undefined {
  const wanted = plain(typed);
  if (wanted === '') return undefined;
  const named = rows.find(({ name }) => plain(name) === wanted);
  if (named !== undefined) return named;
  const numbered = /^\d+$/.test(wanted) ? rows.filter(({ name }) => numberOf(name) === numberOf(wanted)) : [];
  return numbered.length === 1 ? numbered[0] : undefined;
}

/** Returns the table to go to at once: the one that is meant, where no other may still be. */
export function tableToOpen<Row extends Named>(rows: readonly Row[], typed: string): Row | undefined {
  return tablesFound(rows, typed).length === 1 ? tableMeant(rows, typed) : undefined;
}
