import type { Staff } from '@comanda/contract';
import { writeAudit } from '../../audit/index.ts';
import { type CoreContext, isSelfOrder } from '../../core/index.ts';
import type { StoredLine, StoredSession, Tx } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { ensurePricesPermitted } from '../lines/index.ts';
import { type PriceableSession, type PricedPlacement, reductionOf } from '../pricing/index.ts';
import type { PlaceOrderInput } from './place-order-input.ts';

/** Throws `badRequest` if guests send discounts or an approval. */
export function ensureGuestFields({ actor, discounts }: Pick<PlaceOrderInput, 'actor' | 'discounts'>): void {
  if (!isSelfOrder(actor) || discounts === undefined) return;
  const problems = [{ field: '/discounts', rule: 'additionalProperties' }];
  throw new CodedError('badRequest', { problems });
}

/**
 * Throws `approvalRequired` unless the caller may set the prices and give the discounts of an order; returns who
 * approved (till T2.3, T2.4).
 */
export async function ensurePlacementPermitted(
  tx: Tx,
  context: CoreContext,
  { shop, cart, discounts = [], ensurePermitted }: PlaceOrderInput,
  priced: { readonly session: PriceableSession; readonly lines: readonly StoredLine[] },
): Promise<Staff | undefined> {
  const reasons = cart.flatMap(({ reason }) => reason ?? []);
  const isCustom = cart.some(({ customProduct }) => customProduct !== undefined);
  return ensurePricesPermitted(tx, ensurePermitted, {
    isOverride: isCustom || reasons.some(({ kind }) => kind !== 'discount'),
    reduction:
      reasons.length + discounts.length === 0
        ? undefined
        : reductionOf(context, shop, priced.session, cartLinesOf(priced.lines)),
  });
}

/** Writes the audit row of an order with prices or discounts by hand (till T2.7). */
export async function auditPlacement(
  tx: Tx,
  context: CoreContext,
  { cart, discounts = [], actor }: PlaceOrderInput,
  order: Pick<PricedPlacement, 'bill'> & {
    readonly session: StoredSession;
    readonly approver: Staff | undefined;
  },
): Promise<void> {
  const byHand = cart.filter(({ reason, customProduct, manualPrice }) => {
    return reason !== undefined || customProduct !== undefined || manualPrice !== undefined;
  });
  if (byHand.length + discounts.length === 0) return;
  const { session, bill, approver } = order;
  const prices = new Map(bill.lines.map(({ id, unitPrice }) => [id, unitPrice]));
  const lines = byHand.map(({ id, product, customProduct, quantity, reason }) => {
    return { id, product, name: customProduct?.name, quantity, price: prices.get(id), reason };
  });
  await writeAudit(tx, context, actor, {
    shop: session.shop,
    action: byHand.length > 0 ? 'priceLines' : 'changeDiscounts',
    entity: session._id,
    approver,
    before: { total: session.bill.total },
    after: { total: bill.total, lines, ...(discounts.length > 0 && { discounts }) },
  });
}
