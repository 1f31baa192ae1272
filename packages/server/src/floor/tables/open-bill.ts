import { type Reads, statement } from '../../db/index.ts';

const openAtTable = statement<{ shop: string; viewItem: string }>()((q, p) =>
  q.selectFrom('table_sessions').select('id').where('shop', '=', p.shop).where('open_table', '=', p.viewItem),
);

/** Returns the id of the open bill at a table; undefined when there is none. */
export async function openBillAt(
  read: Pick<Reads, 'first'>,
  table: { readonly shop: string; readonly viewItem: string },
): Promise<string | undefined> {
  return (await read.first(openAtTable, table))?.id;
}
