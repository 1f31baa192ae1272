import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { type SqlBool, sql } from 'kysely';
import { statement, type Tx } from '../../db/index.ts';
import {
  cartLinesOf,
  LINE_COLUMNS,
  lineFromRow,
  SESSION_COLUMNS,
  sessionFromRow,
} from '../../sessions/index.ts';
import { lockTable } from './table-lock.ts';

type Group = Pick<TableSession, 'shop' | '_id' | 'tables'>;

const openTables = statement<{ shop: string; session: string }>()((q, p) =>
  q
    .selectFrom('table_sessions')
    .select(SESSION_COLUMNS)
    .where('shop', '=', p.shop)
    .where('id', '!=', p.session)
    .where('type', '=', 'dineIn')
    // as the partial index has it: a prepared statement with parameters would not use it
    .where(sql<SqlBool>`status in ('ongoing', 'toPay')`),
);
const linesOf = statement<{ shop: string; session: string }>()((q, p) =>
  q
    .selectFrom('session_lines')
    .select(LINE_COLUMNS)
    .where('shop', '=', p.shop)
    .where('session', '=', p.session),
);

/**
 * Returns the lines of the other open bills that share a table with this one. Locks those tables, so that bills of one
 * table that order concurrently count each other's lines.
 */
export async function tableGroupLines(tx: Tx, { shop, _id, tables }: Group): Promise<readonly CartLine[]> {
  const items = [...new Set(tables.map(({ item }) => item))].sort();
  for (const item of items) await lockTable(tx, { shop, viewItem: `group/${item}` });
  if (items.length === 0) return [];
  const rows = await tx.all(openTables, { shop, session: _id });
  const others = rows.filter((row) => sessionFromRow(row).tables.some(({ item }) => items.includes(item)));
  const lines: CartLine[] = [];
  for (const { id: session } of others) {
    const stored = await tx.all(linesOf, { shop, session });
    lines.push(...withUniqueIds(session, cartLinesOf(stored.map(lineFromRow))));
  }
  return lines;
}

/** Returns lines under ids that no line of another bill has: phones make up theirs by themselves. */
function withUniqueIds(session: string, lines: readonly CartLine[]): readonly CartLine[] {
  const idOf = (id: string) => `${session}/${id}`;
  return lines.map((line) => ({
    ...line,
    id: idOf(line.id),
    fromProduct: line.fromProduct === undefined ? undefined : idOf(line.fromProduct),
  }));
}
