import { type Bill, type DiscountRule, suggestCoupons } from '@comanda/domain';
import { type CartPricing, cartInput, ifPriceable } from '../../../../data/pricing/cart-bill.ts';

/** Coupon rules that together cost less than those in use; `saved` in minor units. */
type Deal = { readonly rules: readonly string[]; readonly saved: number; readonly exact: boolean };

/**
 * Returns a combination of the guest's coupons that is cheaper than the one in `bill`; undefined if there is none.
 */
export function bestDeal(pricing: CartPricing, bill: Bill, held: readonly DiscountRule[]): Deal | undefined {
  if (held.length < 2) return undefined;
  const best = ifPriceable(pricing, () => suggestCoupons(cartInput({ ...pricing, coupons: [] }), held));
  const saved = bill.total - (best?.bill.total ?? bill.total);
  return best === undefined || saved <= 0 ? undefined : { rules: best.rules, saved, exact: best.exact };
}
