import type { TableSession } from '@comanda/contract';
import type { CartLine } from '@comanda/domain';
import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useTableSession } from '../../order/api/use-table-session.ts';
import { usePlace } from '../../session/state/place.ts';
import { type CartBill, priceCart } from '../state/cart-bill.ts';
import { useCart } from './use-cart.ts';

const EVERY = 20_000;

/** The bill that the cart joins, live; undefined without one. */
export function useJoinedSession(): TableSession | undefined {
  const { session } = usePlace();
  return useTableSession(session).data;
}

/** What the cart, or other lines in its place, costs now, from the engine. */
export function useCartBill(lines?: readonly CartLine[]): CartBill | undefined {
  const { data, catalogue } = useReadyCatalogue();
  const { mode, section } = usePlace();
  const cart = useCart().lines;
  const session = useJoinedSession();
  const now = useNow(EVERY);
  const priced = lines ?? cart;
  return useMemo(
    () => priceCart({ data, catalogue, mode, section, lines: priced, session, now }),
    [data, catalogue, mode, section, priced, session, now],
  );
}
