import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import type { Remaining } from './order-limits.ts';
import { REMAINING_KEY } from './remaining-key.ts';

/**
 * Returns how many more of a product the purchase limits allow, as counted by the cart; undefined without a limit.
 * Reads one shared query, because one for each row of the menu would slow down scrolling.
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
