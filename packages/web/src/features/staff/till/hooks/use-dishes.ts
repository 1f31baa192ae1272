import type { Product } from '@comanda/contract';
import { isListed, isSelling, stockLevel } from '@comanda/domain';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { freshIds, newLine } from '../../../../data/cart/new-line.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { menuGroups } from '../../../../data/menu/menu-groups.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { createDishIndex, dishOfCode, findDishes } from '../state/find-dishes.ts';
import type { Place } from '../state/place.ts';
import type { TillAction } from '../state/till-order.ts';

/** Returns the dishes of a place's menu: by category, by search, by code; and the function that rings one up. */
export function useDishes(place: Place, section: string | undefined, dispatch: (action: TillAction) => void) {
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const toast = useToast();
  const { type } = place;
  const [search, setSearch] = useState('');
  const [category, setCategory] = useState<string>();
  const [marked, setMarked] = useState(0);
  const groups = useMemo(
    () => menuGroups(data, { section, orderType: type, selfOrder: false }),
    [data, section, type],
  );
  const index = useMemo(
    () =>
      createDishIndex(
        data.products.filter((product) => isListed(product, { orderType: type, selfOrder: false })),
      ),
    [data.products, type],
  );
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findDishes(index, wanted), [index, wanted]);
  const current = groups.find(({ id }) => id === category) ?? groups[0];
  const isSearching = search.trim() !== '';
  const ring = useCallback(
    (product: Product) => {
      setSearch('');
      if (!isSelling(stockLevel(product, { selfOrder: false }))) {
        toast.error(t('isSoldOut', { dish: say(product.name) }));
        return;
      }
      const ask = { catalogue, orderType: type, ids: freshIds() };
      const draft = newLine(product, catalogue, type);
      dispatch({ type: 'dishRung', draft, isWeighed: product.soldByWeight === true, ask });
    },
    [catalogue, type, dispatch, toast, t, say],
  );
  return {
    groups,
    current,
    chooseCategory: (id: string) => {
      setSearch('');
      setCategory(id);
    },
    search,
    isSearching,
    setSearch: (text: string) => {
      setMarked(0);
      setSearch(text);
    },
    products: isSearching ? found : (current?.products ?? []),
    marked: isSearching ? found[Math.min(marked, found.length - 1)] : undefined,
    mark: (by: number) =>
      setMarked((at) => Math.max(0, Math.min(findDishes(index, search).length - 1, at + by))),
    /** Returns the first dish found for what is typed now, which may be ahead of what is drawn. */
    firstFound: () =>
      wanted === search ? found[Math.min(marked, found.length - 1)] : findDishes(index, search)[0],
    byCode: (code: string) => dishOfCode(index, code),
    ring,
  };
}
