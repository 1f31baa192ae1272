import type { Shop } from '@comanda/contract';
import { useEffect } from 'react';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { atShop, orderContext } from '../../../../data/order-context/order-context.ts';
import { useShops } from '../../../../data/shops/use-shops.ts';

/** Returns the shop of the landing page: the chosen one, or the only one. */
export function useHomeShop(chosen: string | undefined): Shop | undefined {
  const shops = useShops();
  const { data } = useCatalogueState();
  const only = shops.data?.length === 1 ? shops.data[0]?._id : undefined;
  useEffect(() => {
    if (chosen === undefined && only !== undefined) orderContext.set((now) => atShop(now, only));
  }, [chosen, only]);
  // the catalogue's shop is available offline, too
  return shops.data?.find(({ _id }) => _id === chosen) ?? data?.shop;
}
