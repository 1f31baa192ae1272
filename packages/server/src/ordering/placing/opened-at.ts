import type { CreateSession } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { StoredSession, Tx } from '../../db/index.ts';
import { lockTable, openBillAt } from '../../floor/tables/index.ts';
import { CodedError } from '../../lib/index.ts';

type TableFields = Partial<Pick<StoredSession, 'tables' | 'tableName' | 'qrCodeViewItem'>>;

/**
 * Returns the fields of a bill that staff open with its first dishes at tables: their names, and the first as the table
 * whose open bill it is, which phones that scan its code join; none of tables on no plan. Throws `tableTaken` with the
 * `session` of a bill that is open there already (till T5.3).
 */
export async function openedAt(
  tx: Tx,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  shop: string,
  { type, tables = [] }: CreateSession['session'],
): Promise<TableFields> {
  if (type !== 'dineIn' || tables.length === 0) return {};
  const known = catalogue.menu(shop).list('tableViewItems');
  const [first, ...others] = tables.map(({ item }) => known.find((each) => each.item === item));
  if (first !== undefined) {
    const table = { shop, viewItem: first._id };
    await lockTable(tx, table);
    const taken = await openBillAt(tx, table);
    if (taken !== undefined) throw new CodedError('tableTaken', { session: taken });
  }
  const names = [first, ...others].map((each) => each?.name);
  const named = tables.map((table, at): StoredSession['tables'][number] => {
    const name = names[at];
    return name === undefined ? table : { ...table, name };
  });
  return {
    ...(first !== undefined && { tableName: first.name, qrCodeViewItem: first._id }),
    ...(named.length > 1 && { tables: named }),
  };
}
