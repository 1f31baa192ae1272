import type { CartLine } from '@comanda/domain';
import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { usePlace } from '../../session/state/place.ts';
import { type CartBill, priceCart } from '../state/cart-bill.ts';
import { useCart } from './use-cart.ts';

const EVERY = 20_000;

/** What the cart, or other lines in its place, costs now, from the engine. */
export function useCartBill(lines?: readonly CartLine[]): CartBill | undefined {
  const { data, catalogue } = useReadyCatalogue();
  const { mode } = usePlace();
  const section = useSections().current?._id;
  const cart = useCart().lines;
  const session = useJoinedSession();
  const now = useNow(EVERY);
  const priced = lines ?? cart;
  return useMemo(
    () => priceCart({ data, catalogue, mode, section, lines: priced, session, now }),
    [data, catalogue, mode, section, priced, session, now],
  );
}
