import type { BoughtReward, Reward } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toCallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { checkGift } from '../../../../data/coupons/check-gift.ts';
import { useCoupons } from '../../../../data/coupons/use-coupons.ts';
import { memberKey } from '../../../../data/member/holdings.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRefusalText } from './use-refusal-text.ts';

/** Spends a member's points on a reward and adds the purchase to the cart. */
export function useBoughtReward(member: string) {
  const { t } = useTranslation('offers');
  const { data } = useReadyCatalogue();
  const queries = useQueryClient();
  const toast = useToast();
  const refusalText = useRefusalText();
  const { apply, hold } = useCoupons();
  const [requestId, setRequestId] = useState(newRequestId);
  return useMutation({
    mutationFn: async ({ _id: reward }: Reward) => {
      const shop: string = data.shop._id;
      const { gift, userCoupon } = await create<BoughtReward>('points/redeem', { requestId, reward, shop });
      if (userCoupon !== undefined) await apply.mutateAsync(userCoupon._id);
      if (gift === undefined) return;
      const answer = await checkGift(gift._id);
      if ('rule' in answer) hold({ ...answer, giftOf: member });
    },
    onSuccess: () => {
      setRequestId(newRequestId());
      toast.success(t('points.bought'));
    },
    onError: (error) => toast.error(refusalText(toCallError(error).code)),
    onSettled: () => queries.invalidateQueries({ queryKey: memberKey(member) }),
  });
}
