import type { TaxInvoice } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff, isTokenFor } from '../core/index.ts';
import {
  type Builder,
  type Listed,
  readDocumentList,
  type ShopListQuery,
  type SqlFields,
} from '../db/index.ts';
import { presentInvoice } from './wanted/index.ts';

const FIELDS: SqlFields = {
  _id: 'id',
  shop: 'shop',
  session: 'session',
  status: 'status',
  createdAt: 'created_at',
};
const MAX_ROWS = 1_000;

/** Lists the tax invoices of a shop for its staff, newest first unless the query sorts. */
export async function findInvoices(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<TaxInvoice>> {
  if (!isTokenFor(actor, query.shop)) ensureStaff(actor, query.shop);
  const { total, data } = await readDocumentList(
    read,
    {
      from: (q: Builder) => q.selectFrom('tax_invoices').where('shop', '=', query.shop),
      fields: FIELDS,
      order: [
        { field: 'createdAt', direction: -1 },
        { field: '_id', direction: -1 },
      ],
      maxRows: MAX_ROWS,
    },
    query,
  );
  return { total, data: data.map(presentInvoice) };
}
