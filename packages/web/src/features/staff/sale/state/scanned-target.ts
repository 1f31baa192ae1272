import type { TableSession, TableViewItem } from '@comanda/contract';

/** The target of a scan: an open bill or a table. */
export type ScannedTarget = { readonly bill: string } | { readonly table: string };

/** Returns the address that was scanned, if it is one. */
function addressIn(text: string): URL | undefined {
  try {
    return new URL(text);
  } catch {
    return undefined;
  }
}

/**
 * Returns what a scan that is no dish leads to (till T3.3): the open bill of a receipt, by its number or the address on
 * it, or the table of a printed code.
 */
export function scannedTarget(
  text: string,
  { bills, tables }: { readonly bills: readonly TableSession[]; readonly tables: readonly TableViewItem[] },
): ScannedTarget | undefined {
  const address = addressIn(text);
  const viewItem = address?.searchParams.get('viewItem');
  const table = tables.find(({ _id, name }) => _id === viewItem || name === text);
  if (table !== undefined) return { table: table._id };
  const parts = address?.pathname.split('/') ?? [];
  const bill = bills.find(
    ({ _id, orderNumber }) => orderNumber === text || _id === text || parts.includes(_id),
  );
  return bill && { bill: bill._id };
}
