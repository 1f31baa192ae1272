import type { ExplainedBill } from '@comanda/domain';
import { useMemo } from 'react';
import { useFetchedPart } from '../../../lib/use-fetched-part.ts';
import { useCartPricing } from './use-cart-pricing.ts';

/** The cart's bill with its explanation, once the engine's part for that has been fetched. */
export function useExplainedCart(): ExplainedBill | undefined {
  const pricing = useCartPricing();
  const part = useFetchedPart('explain-cart', () => import('../state/explain-cart.ts'));
  return useMemo(() => part?.explainCart(pricing), [part, pricing]);
}
