import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Remaining } from './order-limits.ts';
import { REMAINING_KEY } from './remaining-key.ts';

/**
 * How many more of a product the purchase limits allow, once the cart has counted it; undefined without limit. Every
 * row of the menu asks: a query of its own for each would be felt while it scrolls.
 */
export function useAllowed(product: string): number | undefined {
  const queries = useQueryClient();
  const subscribe = useCallback(
    (listener: () => void) => queries.getQueryCache().subscribe(listener),
    [queries],
  );
  const read = () => queries.getQueryData<Remaining>(REMAINING_KEY)?.[product];
  return useSyncExternalStore(subscribe, read, read);
}
