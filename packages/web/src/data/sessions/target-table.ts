import type { TableSession } from '@comanda/contract';

/** Returns the phone's table among a bill's: the one in its address, or the first (specification §4, live updates). */
export function targetTable(
  { tables }: Pick<TableSession, 'tables'>,
  index = 0,
): TableSession['tables'][number] | undefined {
  return tables[index] ?? tables[0];
}
