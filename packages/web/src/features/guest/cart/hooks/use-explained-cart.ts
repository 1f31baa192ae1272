import type { ExplainedBill } from '@comanda/domain';
import { useMemo } from 'react';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';

/** Returns the cart's bill with its explanation, once the explaining chunk has loaded. */
export function useExplainedCart(): ExplainedBill | undefined {
  const pricing = useCartPricing();
  const part = useLazyPart('explain-cart', () => import('../state/explain-cart.ts'));
  return useMemo(() => part?.explainCart(pricing), [part, pricing]);
}
