import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type Remaining, remainingByProduct } from './order-limits.ts';
import { REMAINING_KEY } from './remaining-key.ts';
import { useCartPricing } from './use-cart-pricing.ts';

/** Returns how many more of each limited product may be ordered. */
export function useRemaining(): Remaining {
  const pricing = useCartPricing();
  return useMemo(() => remainingByProduct(pricing), [pricing]);
}

/** Shares the remaining quantities with the menu, which does not count itself. */
export function usePublishRemaining(): void {
  const queries = useQueryClient();
  const remaining = useRemaining();
  useEffect(() => {
    queries.setQueryData(REMAINING_KEY, remaining);
  }, [queries, remaining]);
}
