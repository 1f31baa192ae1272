import { useMutation } from '@tanstack/react-query';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { useMember } from '../member/login.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { useJoinedSession } from '../sessions/use-joined-session.ts';
import {
  isFor,
  type SavedCoupon,
  savedCoupons,
  useSavedCoupons,
  withCouponChanged,
  withRulesUsed,
  withSavedCoupon,
} from './saved-coupons.ts';
import { validateCoupon } from './validate-coupon.ts';

/** Returns the guest's codes and gifts for this shop that are not on the bill yet, with their actions. */
export function useCoupons() {
  const { data } = useReadyCatalogue();
  const { session } = useOrderContext();
  const member = useMember()?._id;
  const bill = useJoinedSession();
  const carried = bill?.discounts ?? [];
  const shop: string = data.shop._id;
  const isCarried = (rule: string) => carried.some((discount) => discount.rule === rule);
  const coupons = useSavedCoupons().filter(
    (coupon) => coupon.shop === shop && !isCarried(coupon.rule._id) && isFor(coupon, { member, bill }),
  );
  /** Resolves to the rule added, or to the key of the refusal. */
  const apply = useMutation({
    mutationFn: async (typed: string) => {
      const answer = await validateCoupon(typed, { shop, session });
      if ('refusal' in answer) return answer;
      const before = savedCoupons.get();
      savedCoupons.set((held) => withSavedCoupon(held, { ...answer, shop }));
      const isThere = savedCoupons.get() === before || isCarried(answer.rule._id);
      return isThere ? { refusal: 'alreadyAdded' } : answer;
    },
  });
  const hold = (added: Omit<SavedCoupon, 'shop'>) =>
    savedCoupons.set((held) => withSavedCoupon(held, { ...added, shop }));
  const remove = (code: string) =>
    savedCoupons.set((held) => withCouponChanged(held, { shop, code }, undefined));
  const use = (rules: readonly string[]) =>
    savedCoupons.set((held) =>
      withRulesUsed(held, shop, [...rules, ...carried.flatMap(({ rule }) => rule ?? [])]),
    );
  return { coupons, apply, hold, remove, use };
}
