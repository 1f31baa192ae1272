import type { PaymentAttempt } from '@comanda/contract';
import { PAYMENT_INCIDENTS } from '@comanda/domain';
import { type SqlBool, sql } from 'kysely';
import { type Actor, type CoreContext, ensureStaff, isTokenFor } from '../core/index.ts';
import { type Builder, isWithin, type Listed, readDocumentList, type ShopListQuery } from '../db/index.ts';
import { presentAttempt } from './attempts/index.ts';
import { NEWEST_FIRST, PAYMENT_FIELDS } from './payment-lists.ts';

/** Lists a shop's payment attempts for its staff, newest first unless the query sorts. */
export async function findPayments(
  { read }: Pick<CoreContext, 'read'>,
  query: ShopListQuery,
  actor: Actor,
): Promise<Listed<PaymentAttempt>> {
  if (!isTokenFor(actor, query.shop)) ensureStaff(actor, query.shop);
  const isOpenOnly = isWithin(query.filter, 'status', ['created', 'requiresAction', 'processing']);
  const list = {
    from: (q: Builder) => {
      const ofShop = q.selectFrom('payment_attempts').where('shop', '=', query.shop);
      // repeats the predicate of the partial index on open attempts, so that the planner uses it
      if (isWithin(query.filter, 'incident', PAYMENT_INCIDENTS))
        return ofShop.where('incident', 'is not', null);
      return isOpenOnly
        ? ofShop.where(sql<SqlBool>`status in ('created', 'requiresAction', 'processing')`)
        : ofShop;
    },
    fields: { ...PAYMENT_FIELDS, incident: 'incident' },
    ...NEWEST_FIRST,
  };
  const { total, data } = await readDocumentList(read, list, query);
  return { total, data: data.map(presentAttempt) };
}
