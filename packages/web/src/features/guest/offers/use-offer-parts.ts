import { withMessages } from '../../../i18n/load-messages.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';

const fetchParts = () =>
  withMessages(() => import('./components/offer-parts.ts'), 'offers', 'cart', 'checkout', 'errors');

/** Loads what the cart shows of offers; without a network the cart is shown without them until they come. */
export function useOfferParts() {
  return useLazyPart('offers', fetchParts);
}
