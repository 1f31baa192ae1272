import { isSelling, remainingStock, stockLevel } from '@comanda/domain';
import { useQueries } from '@tanstack/react-query';
import { useCallback } from 'react';
import {
  CATALOGUE_FRESH_MS,
  catalogueKey,
  readCatalogue,
} from '../../../../data/catalogue/read-catalogue.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';

/** Returns the function that says the stock of a dish in a shop; the shops' menus are read while it is shown. */
export function useShopStocks(shops: readonly string[]): (shop: string, product: string) => string {
  const { t } = useTranslation('office');
  const byShop = useQueries({
    queries: shops.map((shop) => ({
      queryKey: catalogueKey(shop),
      queryFn: () => readCatalogue(shop),
      staleTime: CATALOGUE_FRESH_MS,
    })),
    combine: (answers) =>
      new Map(
        answers.map(({ data }, at) => [
          shops[at],
          new Map((data?.products ?? []).map((product) => [product._id as string, product])),
        ]),
      ),
  });
  return useCallback(
    (shop, id) => {
      const product = byShop.get(shop)?.get(id);
      if (product === undefined) return '–';
      const asStaff = { selfOrder: false };
      if (!isSelling(stockLevel(product, asStaff))) return t('menu.state.soldOut');
      const left = remainingStock(product, asStaff);
      return left === undefined ? t('menu.unlimited') : t('menu.left', { count: left });
    },
    [byShop, t],
  );
}
