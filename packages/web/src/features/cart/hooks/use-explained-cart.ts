import type { ExplainedBill } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useCartPricing } from './use-cart-pricing.ts';

/** The cart's bill with its explanation, once the engine's part for that has been fetched. */
export function useExplainedCart(): ExplainedBill | undefined {
  const pricing = useCartPricing();
  const { data: explainCart } = useQuery({
    queryKey: ['module', 'explain-cart'],
    queryFn: async () => (await import('../state/explain-cart.ts')).explainCart,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  });
  return useMemo(() => explainCart?.(pricing), [explainCart, pricing]);
}
