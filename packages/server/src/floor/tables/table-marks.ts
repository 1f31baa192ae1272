import type { TableMarked } from '@comanda/contract';
import type { Selectable } from 'kysely';
import type { CoreContext } from '../../core/index.ts';
import { type Reads, type StoredSession, statement, type Tables, type Tx } from '../../db/index.ts';
import type { Publish } from '../../outbox/index.ts';

type Row = Selectable<Tables['table_marks']>;
type Mark = Pick<Row, 'shop' | 'id' | 'mark' | 'marked_at' | 'session'>;

const COLUMNS = ['shop', 'id', 'mark', 'marked_at', 'session', 'version'] as const;
const byId = statement<{ shop: string; id: string }>()((q, p) =>
  q.selectFrom('table_marks').select(COLUMNS).where('shop', '=', p.shop).where('id', '=', p.id),
);
const save = statement<Mark>()((q, p) =>
  q
    .insertInto('table_marks')
    .values({
      shop: p.shop,
      id: p.id,
      mark: p.mark,
      marked_at: p.marked_at,
      session: p.session,
      version: 1,
    })
    .onConflict((conflict) =>
      conflict.columns(['shop', 'id']).doUpdateSet((row) => ({
        mark: p.mark,
        marked_at: p.marked_at,
        session: p.session,
        version: row('table_marks.version', '+', 1),
      })),
    )
    .returning(COLUMNS),
);

/** Returns a mark as it is answered. */
export function markFromRow({ id, shop, mark, marked_at: at, session, version }: Row): TableMarked {
  return { _id: id, shop, mark, at, ...(session !== null && { session }), version };
}

/** Returns the mark of a table; undefined where it never had one. */
export async function tableMark(
  read: Pick<Reads, 'first'>,
  table: { readonly shop: string; readonly id: string },
): Promise<TableMarked | undefined> {
  const row = await read.first(byId, table);
  return row && markFromRow(row);
}

/** Stores and publishes the mark of a table. */
export async function saveMark(tx: Tx, mark: Mark, publish: Publish): Promise<TableMarked> {
  const row = await tx.first(save, mark);
  if (row === undefined) throw new Error('a mark that is stored comes back');
  const data = markFromRow(row);
  publish({ topic: 'tables', event: 'patched', shop: data.shop, id: data._id, data });
  return data;
}

/** Marks the tables of a bill that was paid: its guests are still there, and so may be food to come (till T5.3). */
export async function markPaid(
  tx: Tx,
  context: Pick<CoreContext, 'catalogue'>,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<void> {
  const { shop, _id } = session;
  for (const id of tablesOf(context, session))
    await saveMark(tx, { shop, id, mark: 'paid', marked_at: now, session: _id }, publish);
}

/** Takes the marks off the tables of a bill that was opened (till T5.3). */
export async function unmarkTables(
  tx: Tx,
  context: Pick<CoreContext, 'catalogue'>,
  session: StoredSession,
  now: string,
  publish: Publish,
): Promise<void> {
  const { shop } = session;
  for (const id of tablesOf(context, session)) {
    const marked = await tableMark(tx, { shop, id });
    if (marked === undefined || marked.mark === 'free') continue;
    await saveMark(tx, { shop, id, mark: 'free', marked_at: now, session: null }, publish);
  }
}

/** Returns the view items of the tables that a bill is at, in one order for all: two bills never wait for each other. */
function tablesOf(
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { shop, type, tables }: StoredSession,
): readonly string[] {
  if (type !== 'dineIn') return [];
  const items = new Set<string>(tables.map(({ item }) => item));
  const found = catalogue.menu(shop).list('tableViewItems');
  return found
    .filter(({ item }) => items.has(item))
    .map(({ _id }) => _id)
    .toSorted();
}
