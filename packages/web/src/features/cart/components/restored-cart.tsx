import { useReappliedCoupons } from '../hooks/use-reapplied-coupons.ts';
import { useToldRemaining } from '../hooks/use-remaining.ts';
import { useRestoredCart } from '../hooks/use-restored-cart.ts';

/** Looks through a kept cart, and counts what may still be added to it; shows nothing itself. */
export function RestoredCart() {
  useRestoredCart();
  useReappliedCoupons();
  useToldRemaining();
  return null;
}
