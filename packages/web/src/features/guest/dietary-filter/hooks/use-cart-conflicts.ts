import { useMemo } from 'react';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { isFiltering, useDietaryFilter } from '../state/dietary-filter.ts';
import { cartConflicts, type LineConflict } from '../state/line-conflicts.ts';

/** Returns the lines of the cart that conflict with the guest's filter, or may: what they contain is not on record. */
export function useCartConflicts(): readonly LineConflict[] {
  const { catalogue } = useReadyCatalogue();
  const { mode: orderType } = useOrderContext();
  const { lines } = useCart();
  const filter = useDietaryFilter();
  return useMemo(
    () => (isFiltering(filter) ? cartConflicts(lines, { filter, catalogue, orderType }) : []),
    [lines, filter, catalogue, orderType],
  );
}
