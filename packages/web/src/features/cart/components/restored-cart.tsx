import { useRestoredCart } from '../hooks/use-restored-cart.ts';

/** Looks through a kept cart; shows nothing itself. */
export function RestoredCart() {
  useRestoredCart();
  return null;
}
