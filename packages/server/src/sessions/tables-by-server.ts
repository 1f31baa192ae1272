import { type SqlBool, sql } from 'kysely';
import { type Reads, statement } from '../db/index.ts';
import { SESSION_COLUMNS, sessionFromRow } from './session-row.ts';

const seatedOfShop = statement<{ shop: string }>()((q, p) =>
  q
    .selectFrom('table_sessions')
    .select(SESSION_COLUMNS)
    .where('shop', '=', p.shop)
    .where('type', '=', 'dineIn')
    .where(sql<SqlBool>`status in ('ongoing', 'toPay')`),
);

/** Returns the number of tables with an open bill of each person in a shop who looks after any (till T5.5). */
export async function tablesByServer(
  read: Pick<Reads, 'all'>,
  shop: string,
): Promise<ReadonlyMap<string, number>> {
  const counts = new Map<string, number>();
  for (const row of await read.all(seatedOfShop, { shop })) {
    const { staff, tables } = sessionFromRow(row);
    if (staff !== undefined) counts.set(staff, (counts.get(staff) ?? 0) + tables.length);
  }
  return counts;
}
