import type { Shop, TableSession } from '@comanda/contract';
import { automaticDiscounts, type CartLine, type DiscountRule } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import type { StoredLine, StoredSession } from '../../db/index.ts';
import { instantNow } from '../../lib/index.ts';
import { withFrozenRules } from './bill-terms.ts';

type RuledSession = Pick<TableSession, 'discounts'> &
  Partial<Pick<StoredSession, '_id' | 'startTime' | 'terms'>>;

/**
 * The rules that may count for a bill: the shop's automatic ones of its price time (pricing P5.1), those of the
 * coupons it carries, and those that have counted on it. Free products are put on the bill by the rules themselves (pricing P4.7): no phone can send
 * them.
 */
export function applicableRules(
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  shop: Shop,
  { _id, startTime, discounts, terms }: RuledSession,
): readonly DiscountRule[] {
  const now = (_id === undefined ? undefined : startTime) ?? instantNow(clock);
  const automatic = automaticDiscounts(catalogue.list('orderDiscounts'), { shop, now });
  const brought = discounts.flatMap(({ rule }) =>
    rule === undefined ? [] : (catalogue.get('orderDiscounts', rule) ?? []),
  );
  const { products } = catalogue.pricing();
  return withFrozenRules([...automatic, ...brought], terms).map((rule) => {
    if (rule.type !== 'free') return rule;
    const isKnown = (rule.freeProducts ?? []).every(({ product }) => products.has(product));
    return { ...rule, automaticAddFreeProduct: isKnown };
  });
}

/** The rules without those whose gift staff took off the bill: it does not come back with the next order. */
export function withoutVoidedGifts(
  rules: readonly DiscountRule[],
  lines: readonly StoredLine[],
): readonly DiscountRule[] {
  const gifts = lines.filter(({ fromCoupon }) => fromCoupon !== undefined);
  const live = new Set(gifts.filter(({ status }) => status !== 'cancel').map(({ fromCoupon }) => fromCoupon));
  const refused = new Set(
    gifts.filter(({ voidReason }) => voidReason !== undefined).map(({ fromCoupon }) => fromCoupon),
  );
  return rules.filter(({ type, _id }) => type !== 'free' || live.has(_id) || !refused.has(_id));
}

/** The rules without those that would give something new: only a placement puts lines on a bill. */
export function withoutNewGifts(
  rules: readonly DiscountRule[],
  lines: readonly CartLine[],
): readonly DiscountRule[] {
  const live = lines.filter(({ status }) => status !== 'cancel');
  const given = new Set(live.map(({ fromCoupon }) => fromCoupon));
  return rules.filter(({ type, _id }) => type !== 'free' || given.has(_id));
}
