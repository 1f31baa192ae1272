import type { TableSession } from '@comanda/contract';

/** The table of a bill that a phone sits at: the one its address names, or the first (specification §4, live updates). */
export function targetTable(
  { tables }: Pick<TableSession, 'tables'>,
  index = 0,
): TableSession['tables'][number] | undefined {
  return tables[index] ?? tables[0];
}
