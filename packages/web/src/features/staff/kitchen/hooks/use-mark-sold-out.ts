import type { MarkSoldOut, Product, ProductOption } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { staffFailureKey } from '../../../../data/devices/staff-refusal.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { soldOutChoices } from '../state/sold-out-list.ts';
import { kitchenOptionsKey } from './use-choices-of.ts';
import { kitchenProductsKey } from './use-kitchen-products.ts';

/** Returns the function that marks a dish as sold out, or puts it back on sale; each can be undone from its toast. */
export function useMarkSoldOut(shop: string) {
  const { t } = useTranslation('kitchen');
  const { say } = useLocale();
  const toast = useToast();
  const queries = useQueryClient();
  const nameOf = (product: Product, id: string | undefined) => {
    const options = queries.getQueryData<readonly ProductOption[]>(kitchenOptionsKey(product)) ?? [];
    const found = soldOutChoices(product, options).find(({ choice }) => choice._id === id);
    return say(found?.choice.name ?? product.name);
  };
  const { mutate } = useMutation({
    mutationFn: (call: MarkSoldOut) => callAsStaff(() => create<Product>('products/soldOut', call)),
    onSuccess: (changed, { until, choice, left }) => {
      queries.setQueryData<readonly Product[]>(kitchenProductsKey(shop), (held) =>
        held?.map((each) => (each._id === changed._id ? changed : each)),
      );
      const isBack = until === 'now';
      if (left !== undefined) {
        toast.success(t('stock.left', { count: left, name: say(changed.name) }));
        return;
      }
      toast.success(t(isBack ? 'soldOut.returned' : 'soldOut.marked', { name: nameOf(changed, choice) }), {
        label: t('common:undo'),
        onClick: () =>
          mutate({ product: changed._id, ...(choice && { choice }), until: isBack ? 'dayEnd' : 'now' }),
      });
    },
    onError: (error) => {
      toast.error(t(staffFailureKey(error)));
    },
  });
  return mutate;
}
