import type { ChangeShop, Shop } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useToast } from '../../ui/overlays/toast-context.ts';
import { connection } from '../calls/connection.ts';
import { callAsStaff } from '../devices/call-as-staff.ts';
import { staffFailureKey } from '../devices/staff-refusal.ts';
import { SHOPS_KEY } from '../shops/use-shops.ts';

/** Returns the function that sets how a shop serves: its courses, and who accepts orders of guests' phones. */
export function useShopSwitches(shop: string) {
  const { t } = useTranslation('till-settings');
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (change: ChangeShop) =>
      callAsStaff(() => connection.call<Shop>('patch', 'shops', shop, change)),
    onSuccess: (saved, change) => {
      queries.setQueryData<readonly Shop[]>(SHOPS_KEY, (shops) =>
        shops?.map((each) => (each._id === saved._id ? saved : each)),
      );
      // the names of courses say it beside them, with every pause of typing
      if (change.courseNames === undefined) toast.success(t('saved'));
    },
    onError: (error) => {
      toast.error(t(staffFailureKey(error)));
      void queries.invalidateQueries({ queryKey: SHOPS_KEY });
    },
  });
}
