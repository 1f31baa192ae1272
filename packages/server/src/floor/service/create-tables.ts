import type { MarkTable, TableMarked } from '@comanda/contract';
import { businessDayStart, clearedMark, MARK_TRANSITIONS } from '@comanda/domain';
import { type Actor, type CoreContext, ensureStaff, staffShop } from '../../core/index.ts';
import { type Builder, type Listed, readList, type ShopListQuery, type SqlFields } from '../../db/index.ts';
import { CodedError, instantNow } from '../../lib/index.ts';
import { lockTable, markFromRow, openBillAt, saveMark, tableMark } from '../tables/index.ts';

/** The marks of tables without a bill (till T5.3). */
export type TableMarks = {
  /** Lists the tables of a shop that have a mark. */
  find(query: ShopListQuery, actor: Actor): Promise<Listed<TableMarked>>;
  /** Marks a table, or takes its mark off. Throws `notFound`, `tableTaken` with the `session`, `transitionNotAllowed`. */
  mark(call: MarkTable, actor: Actor): Promise<TableMarked>;
  /** Takes off what was paid or to be cleaned on former business days. Resolves with how many tables. */
  clearOld(): Promise<number>;
};

const MAX_TABLES = 1000;
const FIELDS: SqlFields = { _id: 'id', shop: 'shop', mark: 'mark', at: 'marked_at' };
const OLDEST_FIRST = [
  { field: 'at', direction: 1 },
  { field: '_id', direction: 1 },
] as const;
const COLUMNS = ['shop', 'id', 'mark', 'marked_at', 'session', 'version'] as const;

/** Creates the calls about marks of tables. */
export function createTables(context: CoreContext): TableMarks {
  return {
    find: (query, actor) => findMarks(context, query, actor),
    mark: (call, actor) => markTable(context, call, actor),
    clearOld: () => clearOldMarks(context),
  };
}

async function findMarks(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<TableMarked>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) =>
      q.selectFrom('table_marks').where('shop', '=', query.shop).where('mark', '!=', 'free'),
    fields: FIELDS,
    order: OLDEST_FIRST,
    maxRows: MAX_TABLES,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.select(COLUMNS));
  return { total, data: data.map(markFromRow) };
}

async function markTable(context: CoreContext, call: MarkTable, actor: Actor): Promise<TableMarked> {
  const shop = staffShop(actor);
  const { table: id, from, mark: wanted } = call;
  const menu = await context.catalogue.load(shop);
  if (menu.get('tableViewItems', id) === undefined) throw new CodedError('notFound', { table: id });
  return context.write(async (tx, publish) => {
    await lockTable(tx, { shop, viewItem: id });
    const now = instantNow(context.clock);
    const free = { _id: id, shop, mark: 'free' as const, at: now, version: 1 };
    const before = (await tableMark(tx, { shop, id })) ?? free;
    if (before.mark !== from) return before;
    const hasCleaning = context.catalogue.get('shops', shop)?.tableCleaning === true;
    const cleared = from === 'free' ? 'free' : clearedMark(from, hasCleaning);
    const mark = wanted === 'cleared' ? cleared : wanted;
    if (mark === from) return before;
    if (!MARK_TRANSITIONS[from].includes(mark))
      throw new CodedError('transitionNotAllowed', { from, to: mark });
    const session = mark === 'free' ? undefined : await openBillAt(tx, { shop, viewItem: id });
    if (session !== undefined) throw new CodedError('tableTaken', { session });
    return saveMark(tx, { shop, id, mark, marked_at: now, session: null }, publish);
  });
}

async function clearOldMarks(context: CoreContext): Promise<number> {
  const { catalogue, clock, read } = context;
  let cleared = 0;
  for (const shop of catalogue.list('shops')) {
    const start = businessDayStart(shop, instantNow(clock));
    const rows = await read.query((q) =>
      q
        .selectFrom('table_marks')
        .select(COLUMNS)
        .where('shop', '=', shop._id)
        .where('mark', 'in', ['paid', 'dirty'])
        .where('marked_at', '<', start),
    );
    for (const { id, version } of rows) {
      const isCleared = await context.write(async (tx, publish) => {
        await lockTable(tx, { shop: shop._id, viewItem: id });
        const now = await tableMark(tx, { shop: shop._id, id });
        if (now?.version !== version) return false;
        const free = { mark: 'free' as const, marked_at: instantNow(clock), session: null };
        await saveMark(tx, { shop: shop._id, id, ...free }, publish);
        return true;
      });
      if (isCleared) cleared += 1;
    }
  }
  return cleared;
}
