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
import type { SalePlace } from '../state/place.ts';
import { isServedIn } from '../state/refused-dishes.ts';
import type { TillAction } from '../state/till-order.ts';

const NO_DISHES: readonly Product[] = [];

/** Returns the search among a place's dishes: what is typed, what is found and which of it Enter rings up. */
function useDishSearch({ type }: SalePlace) {
  const { data } = useReadyCatalogue();
  const [search, setSearch] = useState('');
  const [marked, setMarked] = useState(0);
  const index = useMemo(
    () =>
      createDishIndex(
        data.products.filter((product) => isListed(product, { orderType: type, selfOrder: false })),
      ),
    [data.products, type],
  );
  const wanted = useDeferredValue(search);
  const found = useMemo(() => findDishes(index, wanted), [index, wanted]);
  const markedOf = (dishes: readonly Product[]) => dishes[Math.min(marked, dishes.length - 1)];
  return {
    search,
    isSearching: search.trim() !== '',
    found,
    markedFound: markedOf(found),
    clear: useCallback(() => setSearch(''), []),
    setSearch: useCallback((text: string) => {
      setMarked(0);
      setSearch(text);
    }, []),
    mark: (by: number) =>
      setMarked((at) => Math.max(0, Math.min(findDishes(index, search).length - 1, at + by))),
    /** Returns the first dish found for what is typed now, which may be ahead of what is drawn. */
    firstFound: () => (wanted === search ? markedOf(found) : findDishes(index, search)[0]),
    byCode: (code: string) => dishOfCode(index, code),
  };
}

export type DishesInput = {
  readonly place: SalePlace;
  readonly section: string | undefined;
  readonly dispatch: (action: TillAction) => void;
  /** Says why the dish just rung up is not sold, until the next one; a message that stays when absent. */
  readonly onRefused?: (why: string | undefined) => void;
};

/** Returns the function that rings a dish up, or says why it is not sold here and now. */
function useRing({ place, section, dispatch, onRefused }: DishesInput, clear: () => void) {
  const { type } = place;
  const { t } = useTranslation('till');
  const { say } = useLocale();
  const { data, catalogue } = useReadyCatalogue();
  const toast = useToast();
  const refuse = useCallback(
    (why: string) => {
      if (onRefused) onRefused(why);
      else toast.error(why);
      // the digits of its code are no beginning of the next one
      dispatch({ type: 'entrySet', entry: '' });
    },
    [toast, dispatch, onRefused],
  );
  return useCallback(
    (product: Product) => {
      clear();
      onRefused?.(undefined);
      if (!isSelling(stockLevel(product, { selfOrder: false }))) {
        refuse(t('isSoldOut', { dish: say(product.name) }));
        return;
      }
      if (!isServedIn(product, section)) {
        const menu = data.sections.find(({ _id }) => _id === section);
        refuse(t('offMenu', { dish: say(product.name), menu: say(menu?.name) }));
        return;
      }
      const draft = newLine(product, catalogue, type);
      // nothing is asked of a dish without options
      const ids = product.options === undefined ? [] : freshIds();
      const ask = { catalogue, orderType: type, ids };
      dispatch({ type: 'dishRung', draft, isWeighed: product.soldByWeight === true, ask });
    },
    [catalogue, data.sections, type, section, dispatch, refuse, onRefused, t, say, clear],
  );
}

/** Returns the dishes of a place's menu: by category, by search, by code; and the function that rings one up. */
export function useDishes(input: DishesInput) {
  const { place, section } = input;
  const { data } = useReadyCatalogue();
  const { type } = place;
  const [category, setCategory] = useState<string>();
  const { found, markedFound, clear, ...searching } = useDishSearch(place);
  const groups = useMemo(
    () => menuGroups(data, { section, orderType: type, selfOrder: false }),
    [data, section, type],
  );
  const current = groups.find(({ id }) => id === category) ?? groups[0];
  const ring = useRing(input, clear);
  const chooseCategory = useCallback(
    (id: string) => {
      clear();
      setCategory(id);
    },
    [clear],
  );
  return {
    ...searching,
    groups,
    current,
    chooseCategory,
    products: searching.isSearching ? found : (current?.products ?? NO_DISHES),
    marked: searching.isSearching ? markedFound : undefined,
    ring,
  };
}

export type Dishes = ReturnType<typeof useDishes>;
