import type { Refund } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff } from '../core/index.ts';
import {
  type Builder,
  fromJsonText,
  type Listed,
  readList,
  type ShopListQuery,
  type SqlFields,
} from '../db/index.ts';

const MAX_ROWS = 1000;
const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  session: 'session',
  payment: 'payment',
  status: 'status',
  createdAt: 'created_at',
};
const NEWEST_FIRST = [
  { field: 'createdAt', direction: -1 },
  { field: '_id', direction: -1 },
] as const;

/** Lists what was given back in a shop for its staff, newest first unless the query sorts. */
export async function findRefunds(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<Refund>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => q.selectFrom('refunds').where('shop', '=', query.shop),
    fields: FIELDS,
    order: NEWEST_FIRST,
    maxRows: MAX_ROWS,
  };
  const { total, data } = await readList(read, list, query, (rows) => rows.select('doc'));
  return { total, data: data.map(({ doc }) => fromJsonText(doc)) };
}
