import type { Dispute } from '@comanda/contract';
import { type Actor, type CoreContext, ensureStaff } from '../core/index.ts';
import { type Builder, type Listed, readDocumentList, type ShopListQuery } from '../db/index.ts';
import { NEWEST_FIRST, PAYMENT_FIELDS } from './payment-lists.ts';

/** Lists the disputed payments of a shop for its management, newest first unless the query sorts. */
export async function findDisputes(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<Dispute>> {
  ensureStaff(actor, query.shop);
  const list = {
    from: (q: Builder) => q.selectFrom('disputes').where('shop', '=', query.shop),
    fields: { ...PAYMENT_FIELDS, payment: 'payment' },
    ...NEWEST_FIRST,
  };
  return readDocumentList(read, list, query);
}
