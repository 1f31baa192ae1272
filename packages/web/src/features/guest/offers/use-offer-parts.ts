import { useFetchedPart } from '../../../lib/use-lazy-part.ts';

/** What the cart shows of promotions; without a network the cart is shown without its offers until they come. */
export function usePromotionParts() {
  return useFetchedPart('promotions', () => import('./components/offer-parts.ts'));
}
