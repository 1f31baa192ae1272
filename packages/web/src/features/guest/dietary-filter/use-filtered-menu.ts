import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../data/catalogue/catalogue-context.ts';
import type { MenuGroup } from '../../../data/menu/menu-groups.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { withMessages } from '../../../i18n/load-messages.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { isFiltering, useDietaryFilter } from './state/dietary-filter.ts';
import type { DishNote } from './state/dish-notes.ts';
import type { SievedMenu } from './state/filter-menu.ts';

const fetchFilterParts = () => withMessages(() => import('./components/filter-parts.ts'), 'dietary-filter');

/** Fetches ahead what the filter's first tap needs. */
export function preloadDietaryFilter(): void {
  fetchFilterParts().catch(() => undefined);
}

const NO_NOTES: ReadonlyMap<string, DishNote> = new Map();

/**
 * The menu as the guest's filter leaves it. While the filter is on its way nothing is shown: a dish that is not
 * looked at could be taken for safe.
 */
export function useFilteredMenu(all: readonly MenuGroup[], isWanted = false) {
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  const filter = useDietaryFilter();
  const isOn = isFiltering(filter);
  const food = useLazyPart('food', fetchFilterParts, isOn || isWanted);
  const sieved: SievedMenu | undefined = useMemo(
    () => (isOn ? food?.sieve(all, { filter, catalogue, orderType }) : undefined),
    [food, isOn, all, filter, catalogue, orderType],
  );
  const isWaiting = isOn && sieved === undefined;
  return {
    food,
    filter,
    isOn,
    isWaiting,
    sieved,
    groups: sieved?.groups ?? all,
    notes: sieved?.notes ?? NO_NOTES,
  };
}
