import type { Shop } from '@comanda/contract';
import { activeLines, reviewCoupons } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import type { RemainingQuantities } from '../../kitchen/index.ts';
import { cartLinesOf } from '../../sessions/index.ts';
import { applicableRules, withoutNewGifts } from './applicable-rules.ts';
import { billInput } from './price-session.ts';

/**
 * What of a bill's free items its rules still owe once lines were struck off (pricing P4.7): the pieces left of each of
 * their lines, 0 where the rule holds no more.
 */
export function remainingGifts(
  parts: Pick<CoreContext, 'catalogue' | 'clock'>,
  shop: Shop,
  session: StoredSession,
  stored: readonly StoredLine[],
): RemainingQuantities {
  const lines = cartLinesOf(stored);
  const free = activeLines(lines).filter(({ root }) => root.fromCoupon !== undefined);
  if (free.length === 0) return new Map();
  const ids = new Set(free.map(({ line }) => line.id));
  const rules = withoutNewGifts(applicableRules(parts, shop, session), lines);
  const paidFor = lines.filter(({ id }) => !ids.has(id));
  const reviewed = reviewCoupons(billInput(parts, shop, session, paidFor, []), {
    cart: free.map(({ line }) => line),
    coupons: rules.map((rule) => ({ id: rule._id, source: 'automatic', rule })),
  });
  const owed = new Map(reviewed.cart.map(({ id, quantity }) => [id, quantity]));
  return new Map([...ids].map((id) => [id, owed.get(id) ?? 0]));
}
