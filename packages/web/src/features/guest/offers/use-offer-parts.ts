import { useLazyPart } from '../../../lib/use-lazy-part.ts';

/** What the cart shows of promotions; without a network the cart is shown without its offers until they come. */
export function useOfferParts() {
  return useLazyPart('promotions', () => import('./components/offer-parts.ts'));
}
