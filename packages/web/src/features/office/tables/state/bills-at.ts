import type { TableSession, TableViewItem } from '@comanda/contract';

/** Returns the bills of a table, alone or together with others. */
export function billsAt(
  { _id, item }: Pick<TableViewItem, '_id' | 'item'>,
  bills: readonly TableSession[],
): readonly TableSession[] {
  return bills.filter(
    ({ tables, qrCodeViewItem }) => qrCodeViewItem === _id || tables.some((table) => table.item === item),
  );
}
