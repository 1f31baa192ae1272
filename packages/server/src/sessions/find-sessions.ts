import type { TableSession } from '@comanda/contract';
import { OPEN_STATUSES, SESSION_STATUSES, UNSOLD_STATUSES, zoneOf } from '@comanda/domain';
import { type ExpressionBuilder, type ExpressionWrapper, type SqlBool, sql } from 'kysely';
import { type Actor, type CoreContext, ensureMember, ensureStaff, isTokenFor } from '../core/index.ts';
import {
  type Builder,
  conditionOf,
  isWithin,
  type Listed,
  type ListQuery,
  type Reads,
  readList,
  type ShopListQuery,
  type SqlFields,
  type SqlList,
  statement,
  type Tables,
} from '../db/index.ts';
import { nextTurn } from '../lib/index.ts';
import { createBillSearch } from './bill-match.ts';
import { presentSession } from './present-session.ts';
import { hashRestoreKey } from './restore-key.ts';
import { SESSION_COLUMNS, type SessionRow, sessionFromRow } from './session-row.ts';
import { recordsFromRows, type SessionRecord } from './session-store.ts';

/** Maximum restore keys per query and rows per page (specification §9). */
const MAX_ROWS = 100;
const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  status: 'status',
  type: 'type',
  // tickets held until payment show as waiting
  tvStatus: sql<string>`case tv_status when 'held' then 'waiting' else tv_status end`,
  businessDay: 'business_day',
  startTime: 'created_at',
  device: { nullable: 'device' },
  paidTime: { nullable: 'paid_at' },
};
const NEWEST_FIRST_COLUMNS = ['created_at', 'id'] as const;
const NEWEST_DAY_FIRST = ['business_day', 'created_at', 'id'] as const;
const NEWEST_FIRST = [
  { field: 'startTime', direction: -1 },
  { field: '_id', direction: -1 },
] as const;

/** Returns the orders of these restore keys that have no table and are not picked up yet, newest first. */
export async function findIncomplete(
  { read }: Pick<CoreContext, 'read'>,
  { restoreKeys, limit }: { readonly restoreKeys: readonly string[]; readonly limit: number },
): Promise<readonly TableSession[]> {
  if (restoreKeys.length === 0 || limit === 0) return [];
  const hashes = restoreKeys.slice(0, MAX_ROWS).map(hashRestoreKey);
  const rows = await read.query((q) =>
    q
      .selectFrom('restore_keys')
      .innerJoin('table_sessions', (join) =>
        join
          .onRef('table_sessions.shop', '=', 'restore_keys.shop')
          .onRef('table_sessions.id', '=', 'restore_keys.session'),
      )
      .selectAll('table_sessions')
      .where('restore_keys.hash', 'in', hashes)
      .where('table_sessions.type', 'in', ['dineInNoTable', 'takeAway', 'delivery'])
      .where('table_sessions.status', 'not in', [...UNSOLD_STATUSES])
      .where('table_sessions.tv_status', '!=', 'taken')
      .orderBy('table_sessions.created_at', 'desc')
      .limit(Math.min(limit, MAX_ROWS)),
  );
  return (await recordsFromRows(read, rows)).map(presentSession);
}

/** Lists a shop's sessions for its staff, and for other programs with its token, newest first unless the query sorts; of one caller (`phone`, E.164) if given. */
export async function findForStaff(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery & { readonly phone?: string },
  actor: Actor,
): Promise<Listed<TableSession>> {
  if (!isTokenFor(actor, query.shop)) ensureStaff(actor, query.shop);
  const { phone } = query;
  const isOpenOnly = isWithin(query.filter, 'status', OPEN_STATUSES);
  return listSessions(read, query, (q) => {
    const ofShop = q.selectFrom('table_sessions').where('shop', '=', query.shop);
    const rows = phone === undefined ? ofShop : ofShop.where('phone', '=', phone);
    // repeats the predicate of the partial index on open bills, so that the planner uses it
    return isOpenOnly ? rows.where(sql<SqlBool>`status in ('ongoing', 'toPay')`) : rows;
  });
}

/** Bills that are looked through with one query, and in all; a search has what is among the newest of them. */
const SEARCHED_AT_ONCE = 500;
const MAX_SEARCHED = 100_000;
/** Bills that a search finds at most. */
const MAX_FOUND = 200;

/** A search of a shop's bills, as far as the page that is asked for; `phone` is the text as a telephone number (E.164), if it is one. */
export type BillSearch = Pick<ShopListQuery, 'shop' | 'filter' | 'limit' | 'skip'> & {
  readonly text: string;
  readonly phone?: string | undefined;
};

/**
 * Finds the bills of a shop that its staff look for, newest first (till T3.7): the open ones, or those of a status if the
 * filter asks for some, by what `createBillSearch` compares and by the telephone number or e-mail address of a member. It ends
 * with the last one that is wanted and counts nothing. Other calls are served between the queries.
 */
export async function searchBills(
  { read, catalogue }: Pick<CoreContext, 'read' | 'catalogue'>,
  { shop, filter, text, phone, limit = MAX_FOUND, skip = 0 }: BillSearch,
  actor: Actor,
): Promise<readonly TableSession[]> {
  ensureStaff(actor, shop);
  const timezone = zoneOf(catalogue.get('shops', shop) ?? {});
  const search = createBillSearch(text, { timezone, members: await membersOf(read, { text, phone }) });
  const wanted = Math.min(skip + (limit === 0 ? MAX_FOUND : limit), MAX_FOUND);
  const matching: SessionRow[] = [];
  let last: SessionRow | undefined;
  for (let seen = 0; seen < MAX_SEARCHED && matching.length < wanted; seen += SEARCHED_AT_ONCE) {
    const rows = await read.query((q) => pageAfter(q, { shop, filter }, last));
    matching.push(...rows.filter((row) => search.mayBe(row) && search.is(sessionFromRow(row))));
    if (rows.length < SEARCHED_AT_ONCE) break;
    last = rows.at(-1);
    await nextTurn();
  }
  return (await recordsFromRows(read, matching.slice(0, wanted))).map(presentSession);
}

/**
 * Returns the query of the next bills to look through, from the last one on, newest first: by business day, as the indexes
 * of finished bills are, or by the moment when they began, as that of open ones is.
 */
function pageAfter(q: Builder, { shop, filter }: Pick<BillSearch, 'shop' | 'filter'>, last?: SessionRow) {
  const isOfStatus = isWithin(filter, 'status', SESSION_STATUSES);
  const order = isOfStatus ? NEWEST_DAY_FIRST : NEWEST_FIRST_COLUMNS;
  const ofShop = q.selectFrom('table_sessions').where('shop', '=', shop);
  const asked = isOfStatus ? ofShop : ofShop.where(sql<SqlBool>`status in ('ongoing', 'toPay')`);
  const rows = filter === undefined ? asked : asked.where(conditionOf(filter, FIELDS));
  const further = last === undefined ? rows : rows.where(isAfter(order, last));
  return order
    .reduce((query, column) => query.orderBy(column, 'desc'), further.select(SESSION_COLUMNS))
    .limit(SEARCHED_AT_ONCE);
}

/** Returns the condition of the rows after one in a descending order; the first column alone is what an index serves. */
function isAfter(
  order: readonly (typeof NEWEST_DAY_FIRST)[number][],
  last: SessionRow,
): (
  row: ExpressionBuilder<Tables, 'table_sessions'>,
) => ExpressionWrapper<Tables, 'table_sessions', SqlBool> {
  return (row) => {
    const [first = 'id'] = order;
    const later = order.map((column, index) =>
      row.and([
        ...order.slice(0, index).map((before) => row(before, '=', last[before])),
        row(column, '<', last[column]),
      ]),
    );
    return row.and([row(first, '<=', last[first]), row.or(later)]);
  };
}

/** Returns the members whose telephone number or e-mail address a text is. */
async function membersOf(
  read: Reads,
  { text, phone }: Pick<BillSearch, 'text' | 'phone'>,
): Promise<ReadonlySet<string>> {
  const email = text.trim().toLowerCase();
  if (phone === undefined && !email.includes('@')) return new Set();
  const rows = await read.query((q) =>
    q
      .selectFrom('users')
      .select('id')
      .where((row) => row.or([row('phone', '=', phone ?? ''), row('email', '=', email)])),
  );
  return new Set(rows.map(({ id }) => id));
}

/** Lists the calling member's sessions in any status, newest first unless the query sorts. */
export async function findForMember(
  { read }: Pick<CoreContext, 'read'>,
  query: ListQuery,
  actor: Actor,
): Promise<Listed<TableSession>> {
  const user = ensureMember(actor);
  return listSessions(read, query, (q) => q.selectFrom('table_sessions').where('user', '=', user));
}

/** Bills read with one query. */
const CHUNK = 100;
const idsOfMember = statement<{ user: string }>()((q, p) =>
  q.selectFrom('table_sessions').select('id').where('user', '=', p.user),
);

/** Returns all bills of a member, and others by their ids, newest first. */
export async function findOfMember(
  read: Reads,
  user: string,
  others: readonly string[],
): Promise<readonly SessionRecord[]> {
  const own = (await read.all(idsOfMember, { user })).map(({ id }) => id);
  const ids = [...new Set([...own, ...others])];
  const records: SessionRecord[] = [];
  for (let from = 0; from < ids.length; from += CHUNK) {
    const some = ids.slice(from, from + CHUNK);
    const rows = await read.query((q) =>
      q.selectFrom('table_sessions').select(SESSION_COLUMNS).where('id', 'in', some),
    );
    records.push(...(await recordsFromRows(read, rows)));
  }
  return records.toSorted((one, other) => (one.session.startTime < other.session.startTime ? 1 : -1));
}

/**
 * Returns the bills of guests that began after `from` and before a moment, oldest first; those that began at the moment of the
 * last one are there, too, so that the next call begins after them.
 */
export async function findOfGuests(
  read: Reads,
  shop: string,
  { from, before, limit }: { readonly from: string; readonly before: string; readonly limit: number },
): Promise<readonly SessionRecord[]> {
  const within = (q: Builder) =>
    q
      .selectFrom('table_sessions')
      .select(SESSION_COLUMNS)
      .where('shop', '=', shop)
      .where('user', 'is', null)
      .where('created_at', '>', from)
      .orderBy('created_at');
  const rows = await read.query((q) => within(q).where('created_at', '<', before).limit(limit));
  const last = rows.at(-1)?.created_at;
  if (last === undefined || rows.length < limit) return recordsFromRows(read, rows);
  return recordsFromRows(read, await read.query((q) => within(q).where('created_at', '<=', last)));
}

async function listSessions(
  read: Reads,
  query: ListQuery,
  from: SqlList<'table_sessions'>['from'],
): Promise<Listed<TableSession>> {
  const list = { from, fields: FIELDS, order: NEWEST_FIRST, maxRows: MAX_ROWS };
  const { total, data } = await readList(read, list, query, (rows) => rows.select(SESSION_COLUMNS));
  return { total, data: (await recordsFromRows(read, data)).map(presentSession) };
}
