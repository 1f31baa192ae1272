import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { scannedTarget, type useTillLists } from '../../sale/index.ts';
import { useStaffSound } from '../../sound/index.ts';
import { isCouponCode, isMemberCode } from '../state/scanned-code.ts';
import type { BillGuest } from './use-bill-guest.ts';
import type { useTillPlace } from './use-till-place.ts';

type ScannedInput = {
  readonly lists: ReturnType<typeof useTillLists>;
  readonly at: ReturnType<typeof useTillPlace>;
  readonly guest: BillGuest;
};

/**
 * Returns the function that takes a scan which is no dish: a member, a coupon, an open bill or a table, in this order;
 * anything else sounds and is shown (till T3.3).
 */
export function useScannedText({ lists, at, guest }: ScannedInput): (text: string) => void {
  const { t } = useTranslation('till');
  const toast = useToast();
  const sound = useStaffSound();
  const take = async (text: string): Promise<void> => {
    if (isMemberCode(text)) {
      const refusal = await guest.find({ code: text });
      if (refusal === undefined) return;
      sound.ring('falling');
      toast.error(refusal);
      return;
    }
    if (isCouponCode(text) && (await guest.scanCoupon(text))) return;
    const target = scannedTarget(text, lists);
    if (target === undefined) {
      sound.ring('falling');
      toast.error(t('unknownScan', { text }));
    } else if ('bill' in target) at.toBill(target.bill);
    else at.toTable(target.table);
  };
  return (text) => void take(text);
}
