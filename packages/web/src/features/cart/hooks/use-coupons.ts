import { useMutation } from '@tanstack/react-query';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePlace } from '../../session/state/place.ts';
import { validateCoupon } from '../api/validate-coupon.ts';
import { heldCoupons, useHeldCoupons, withHeldCoupon, withRulesUsed } from '../state/held-coupons.ts';

/** The codes the guest brought to this shop, and what can be done with them. */
export function useCoupons() {
  const { data } = useReadyCatalogue();
  const { session } = usePlace();
  const shop: string = data.shop._id;
  const coupons = useHeldCoupons().filter((coupon) => coupon.shop === shop);
  /** Gives the rule that was added, or the key of the refusal. */
  const apply = useMutation({
    mutationFn: async (typed: string) => {
      const answer = await validateCoupon(typed, { shop, session });
      if ('refusal' in answer) return answer;
      const before = heldCoupons.get();
      heldCoupons.set((held) => withHeldCoupon(held, { ...answer, shop }));
      return heldCoupons.get() === before ? { refusal: 'alreadyAdded' } : answer;
    },
  });
  const remove = (code: string) =>
    heldCoupons.set((held) => held.filter((coupon) => coupon.shop !== shop || coupon.code !== code));
  const use = (rules: readonly string[]) => heldCoupons.set((held) => withRulesUsed(held, shop, rules));
  return { coupons, apply, remove, use };
}
