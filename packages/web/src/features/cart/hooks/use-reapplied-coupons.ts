import { useQuery } from '@tanstack/react-query';
import { useToast } from '../../../ui/toast-context.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { usePlace } from '../../session/state/place.ts';
import { validateCoupon } from '../api/validate-coupon.ts';
import { heldCoupons, useHeldCoupons, withCouponChanged } from '../state/held-coupons.ts';
import { REAPPLIED_KEY } from '../state/reapplied-key.ts';
import { usePromotionWords } from './use-promotion-words.ts';
import { useRefusalText } from './use-refusal-text.ts';

/**
 * Asks for the codes of a kept cart again, once: those that the server refuses by now go, with a word unless an
 * order of this phone used them up; the others have their rule as it is today (specification §4, cart restore).
 */
export function useReappliedCoupons(): void {
  const { t } = usePromotionWords();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { data } = useReadyCatalogue();
  const { session } = usePlace();
  const shop: string = data.shop._id;
  const held = useHeldCoupons().filter((coupon) => coupon.shop === shop);
  useQuery({
    queryKey: [...REAPPLIED_KEY, shop, session],
    enabled: held.length > 0,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      for (const coupon of held) {
        const { code, wasUsed } = coupon;
        const answer = await validateCoupon(code, { shop, session });
        if (!('refusal' in answer)) {
          heldCoupons.set((now) => withCouponChanged(now, coupon, { rule: answer.rule, refusal: undefined }));
          continue;
        }
        if (answer.isPassing) continue;
        heldCoupons.set((now) => withCouponChanged(now, coupon, undefined));
        if (!wasUsed) toast.error(t('coupon.dropped', { code, reason: refusalText(answer.refusal) }));
      }
      return true;
    },
  });
}
