import type { Refund } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff, isTokenFor } from '../core/index.ts';
import { type Builder, type Listed, readDocumentList, type ShopListQuery } from '../db/index.ts';
import { NEWEST_FIRST, PAYMENT_FIELDS } from './payment-lists.ts';

/** Lists what was given back in a shop for its staff, newest first unless the query sorts. */
export async function findRefunds(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<Refund>> {
  if (!isTokenFor(actor, query.shop)) ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => q.selectFrom('refunds').where('shop', '=', query.shop),
    fields: { ...PAYMENT_FIELDS, payment: 'payment' },
    ...NEWEST_FIRST,
  };
  return readDocumentList(read, list, query);
}
