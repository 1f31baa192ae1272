import type { ChangeShop, Shop } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRenewLive } from '../../changes/index.ts';

/** Returns the function that switches what a shop offers; it acts at once, outside of change sets (B2.11). */
export function useShopSwitches(shop: Shop): (change: ChangeShop) => void {
  const { t } = useTranslation('office');
  const toast = useToast();
  const renew = useRenewLive();
  const { mutate } = useMutation({
    mutationFn: (change: ChangeShop) =>
      callAsStaff(() => connection.call<Shop>('patch', 'shops', shop._id, change)),
    onSuccess: () => toast.success(t('setUp.saved')),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: renew,
  });
  return mutate;
}
