import { useQuery } from '@tanstack/react-query';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { checkGift } from '../../../../data/coupons/check-gift.ts';
import { REAPPLIED_KEY } from '../../../../data/coupons/reapplied-key.ts';
import { savedCoupons, useSavedCoupons, withCouponChanged } from '../../../../data/coupons/saved-coupons.ts';
import { validateCoupon } from '../../../../data/coupons/validate-coupon.ts';
import { useMember } from '../../../../data/member/login.ts';
import { useExplanationTexts } from '../../../../data/offers/use-explanation-texts.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRefusalText } from './use-refusal-text.ts';

/**
 * Revalidates the coupons and gifts of a saved cart, once per session and member: refused ones are dropped, with a
 * message unless an order of this phone used them up; the rest get their current rule (specification §4, cart
 * restore).
 */
export function useReappliedCoupons(): void {
  const { t, nameText } = useExplanationTexts();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { data } = useReadyCatalogue();
  const { session } = useOrderContext();
  const member = useMember()?._id;
  const shop: string = data.shop._id;
  const held = useSavedCoupons().filter((coupon) => coupon.shop === shop);
  useQuery({
    queryKey: [...REAPPLIED_KEY, shop, session, member],
    enabled: held.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      for (const coupon of held) {
        const { code, wasUsed, giftOf } = coupon;
        const isGift = giftOf !== undefined;
        const answer = isGift ? await checkGift(code) : await validateCoupon(code, { shop, session });
        if (!('refusal' in answer)) {
          const { rule, shownCode } = answer;
          savedCoupons.set((now) => withCouponChanged(now, coupon, { rule, shownCode, refusal: undefined }));
          continue;
        }
        if (answer.isPassing) continue;
        savedCoupons.set((now) => withCouponChanged(now, coupon, undefined));
        // another member is logged in: drop the previous member's gifts silently
        if (wasUsed || (isGift && giftOf !== member)) continue;
        const reason = refusalText(answer.refusal, isGift);
        const name = nameText(coupon.rule.name);
        toast.error(
          isGift
            ? t('gift.dropped', { name, reason })
            : t('coupon.dropped', { code: coupon.shownCode ?? name, reason }),
        );
      }
      return true;
    },
  });
}
