import { useMemo } from 'react';
import { useReadyCatalogue } from '../../../data/catalogue/catalogue-context.ts';
import type { MenuGroup } from '../../../data/menu/menu-groups.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { withMessages } from '../../../i18n/load-messages.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';
import { isFiltering, useDietaryFilter } from './state/dietary-filter.ts';
import type { DishNote } from './state/dish-notes.ts';
import type { FilteredMenu } from './state/filter-menu.ts';

const fetchFilterParts = () => withMessages(() => import('./components/filter-parts.ts'), 'dietary-filter');

/** Preloads the dietary filter before its first use. */
export function preloadDietaryFilter(): void {
  fetchFilterParts().catch(() => undefined);
}

const NO_NOTES: ReadonlyMap<string, DishNote> = new Map();

/**
 * Returns the menu with the dietary filter applied. Callers show nothing while `isWaiting`: an unchecked dish
 * could be taken for safe.
 */
export function useFilteredMenu(all: readonly MenuGroup[], isWanted = false) {
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  const filter = useDietaryFilter();
  const isOn = isFiltering(filter);
  const filterParts = useLazyPart('food', fetchFilterParts, isOn || isWanted);
  const filtered: FilteredMenu | undefined = useMemo(
    () => (isOn ? filterParts?.filterMenu(all, { filter, catalogue, orderType }) : undefined),
    [filterParts, isOn, all, filter, catalogue, orderType],
  );
  const isWaiting = isOn && filtered === undefined;
  return {
    filterParts,
    filter,
    isOn,
    isWaiting,
    filtered,
    groups: filtered?.groups ?? all,
    notes: filtered?.notes ?? NO_NOTES,
  };
}
