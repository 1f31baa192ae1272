import type { MarkSoldOut, Product } from '@comanda/contract';
import { isSelling, remainingStock, stockLevel } from '@comanda/domain';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { useCatalogue } from '../../../../data/catalogue/use-catalogue.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useOffice } from '../../frame/index.ts';

/** Stock of a dish in the shop, as staff see it. */
export type DishStock = { readonly isOut: boolean; readonly left: number | undefined };

/** Returns the stock of the shop's dishes, live, and the function that stops or resumes selling one (B2.11: at once). */
export function useStock() {
  const { session } = useOffice();
  const { t } = useTranslation('office');
  const toast = useToast();
  const { data } = useCatalogue(session.shop);
  const byId = useMemo(
    () => new Map((data?.products ?? []).map((each) => [each._id as string, each])),
    [data],
  );
  const { mutate } = useMutation({
    mutationFn: (call: MarkSoldOut) => callAsStaff(() => create<Product>('products/soldOut', call)),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
  });
  const stockOf = useCallback(
    (id: string): DishStock => {
      const product = byId.get(id);
      if (product === undefined) return { isOut: false, left: undefined };
      const isOut = !isSelling(stockLevel(product, { selfOrder: false }));
      return { isOut, left: remainingStock(product, { selfOrder: false }) };
    },
    [byId],
  );
  return {
    stockOf,
    isOut: useCallback((id: string) => stockOf(id).isOut, [stockOf]),
    sell: (product: Product['_id'], isSold: boolean) =>
      mutate({ product, until: isSold ? 'now' : 'restock' }),
  };
}

export type Stocks = ReturnType<typeof useStock>;
