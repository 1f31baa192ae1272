import { withMessages } from '../../../i18n/load-messages.ts';
import { useLazyPart } from '../../../lib/use-lazy-part.ts';

const fetchParts = () =>
  withMessages(() => import('./components/offer-parts.ts'), 'offers', 'cart', 'checkout', 'errors');

/** Loads the cart's parts about offers; offline, the cart is shown without them. */
export function useOfferParts() {
  return useLazyPart('offers', fetchParts);
}
