import { useToldRemaining } from '../hooks/use-remaining.ts';
import { useRestoredCart } from '../hooks/use-restored-cart.ts';

/** Looks through a kept cart, and counts what may still be added to it; shows nothing itself. */
export function RestoredCart() {
  useRestoredCart();
  useToldRemaining();
  return null;
}
