import { useQuery } from '@tanstack/react-query';
import type { Remaining } from '../state/order-limits.ts';
import { REMAINING_KEY } from '../state/remaining-key.ts';

/** How many more of a product the purchase limits allow, once the cart has counted it; undefined without limit. */
export function useAllowed(product: string): number | undefined {
  return useQuery<Remaining>({ queryKey: REMAINING_KEY, enabled: false }).data?.[product];
}
