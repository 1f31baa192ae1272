import type { Shop, TableSession } from '@comanda/contract';
import { addingFreeProducts, automaticDiscounts, type CartLine, type DiscountRule } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { withFrozenRules } from './bill-terms.ts';

type SessionWithRules = Pick<TableSession, 'discounts'> &
  Partial<Pick<StoredSession, '_id' | 'startTime' | 'terms'>>;

/**
 * Returns the discount rules that may apply to a bill: automatic ones at its pricing time (pricing P5.1), those of its
 * coupons, and those frozen with it. Free products are always added by the rules (pricing P4.7), never by clients.
 */
export function applicableRules(
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  shop: Shop,
  { _id, startTime, discounts, terms }: SessionWithRules,
): readonly DiscountRule[] {
  const now = (_id === undefined ? undefined : startTime) ?? instantNow(clock);
  const menu = catalogue.menu(shop._id);
  const automatic = automaticDiscounts(menu.rules(), { shop, now });
  const fromCoupons = discounts.flatMap(({ rule }) =>
    rule === undefined ? [] : (catalogue.get('orderDiscounts', rule) ?? []),
  );
  return addingFreeProducts(withFrozenRules([...automatic, ...fromCoupons], terms), menu.pricing());
}

/** Drops rules whose gift staff have voided, so that it does not come back with the next order. */
export function withoutVoidedGifts(
  rules: readonly DiscountRule[],
  lines: readonly StoredLine[],
): readonly DiscountRule[] {
  const gifts = lines.filter(({ fromCoupon }) => fromCoupon !== undefined);
  const active = new Set(
    gifts.filter(({ status }) => status !== 'cancel').map(({ fromCoupon }) => fromCoupon),
  );
  const voided = new Set(
    gifts.filter(({ voidReason }) => voidReason !== undefined).map(({ fromCoupon }) => fromCoupon),
  );
  return rules.filter(({ type, _id }) => type !== 'free' || active.has(_id) || !voided.has(_id));
}

/** Drops rules that would add a new gift: only placing an order adds lines to a bill. */
export function withoutNewGifts(
  rules: readonly DiscountRule[],
  lines: readonly CartLine[],
): readonly DiscountRule[] {
  const active = lines.filter(({ status }) => status !== 'cancel');
  const granted = new Set(active.map(({ fromCoupon }) => fromCoupon));
  return rules.filter(({ type, _id }) => type !== 'free' || granted.has(_id));
}
