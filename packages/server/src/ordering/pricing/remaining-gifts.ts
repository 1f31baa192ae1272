import type { Shop } from '@comanda/contract';
import { activeLines, reviewCoupons } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import type { RemainingQuantities } from '../../kitchen/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { applicableRules, withoutNewGifts } from './applicable-rules.ts';
import { billInput } from './price-session.ts';

/**
 * Returns the quantity that each gift line of a bill keeps after other lines were cancelled (pricing P4.7): 0 if its
 * rule no longer applies.
 */
export function remainingGifts(
  parts: Pick<CoreContext, 'catalogue' | 'clock'>,
  shop: Shop,
  session: StoredSession,
  stored: readonly StoredLine[],
): RemainingQuantities {
  const lines = cartLinesOf(stored);
  const giftLines = activeLines(lines).filter(({ root }) => root.fromCoupon !== undefined);
  if (giftLines.length === 0) return new Map();
  const ids = new Set(giftLines.map(({ line }) => line.id));
  const rules = withoutNewGifts(applicableRules(parts, shop, session), lines);
  const orderedLines = lines.filter(({ id }) => !ids.has(id));
  const reviewed = reviewCoupons(billInput(parts, shop, session, orderedLines, []), {
    cart: giftLines.map(({ line }) => line),
    coupons: rules.map((rule) => ({ id: rule._id, source: 'automatic', rule })),
  });
  const granted = new Map(reviewed.cart.map(({ id, quantity }) => [id, quantity]));
  return new Map([...ids].map((id) => [id, granted.get(id) ?? 0]));
}
