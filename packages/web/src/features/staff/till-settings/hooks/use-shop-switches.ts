import type { ChangeShop, Shop } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { staffFailureKey } from '../../../../data/devices/staff-refusal.ts';
import { SHOPS_KEY } from '../../../../data/shops/use-shops.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Returns the function that sets how a shop serves: its courses, and who accepts orders of guests' phones. */
export function useShopSwitches(shop: string) {
  const { t } = useTranslation('till-settings');
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (change: ChangeShop) =>
      callAsStaff(() => connection.call<Shop>('patch', 'shops', shop, change)),
    onSuccess: (saved) => {
      queries.setQueryData<readonly Shop[]>(SHOPS_KEY, (shops) =>
        shops?.map((each) => (each._id === saved._id ? saved : each)),
      );
      toast.success(t('saved'));
    },
    onError: (error) => {
      toast.error(t(staffFailureKey(error)));
      void queries.invalidateQueries({ queryKey: SHOPS_KEY });
    },
  });
}
