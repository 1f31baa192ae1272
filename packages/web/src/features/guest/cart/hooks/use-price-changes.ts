import { useEffect, useMemo } from 'react';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { priceChanges, pricesNow, seenPrices, updateSeenPrices } from '../state/seen-prices.ts';

/** Returns the lines whose price changed since the guest saw them, and the function that confirms a change. */
export function usePriceChanges() {
  const { lines } = useCart();
  const bill = useCartBill()?.bill;
  const seen = usePersisted(seenPrices);
  const now = useMemo(() => (bill === undefined ? undefined : pricesNow(lines, bill)), [lines, bill]);
  useEffect(() => {
    if (now === undefined) return;
    seenPrices.set((before) => {
      const after = updateSeenPrices(before, now);
      return JSON.stringify(after) === JSON.stringify(before) ? before : after;
    });
  }, [now]);
  return {
    changes: now === undefined ? {} : priceChanges(seen, now),
    confirm: (line: string) =>
      seenPrices.set((before) => (now?.[line] === undefined ? before : { ...before, [line]: now[line] })),
  };
}
