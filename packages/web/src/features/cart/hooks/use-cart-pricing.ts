import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { usePlace } from '../../session/state/place.ts';
import type { CartPricing } from '../state/cart-bill.ts';
import { useCart } from './use-cart.ts';

const EVERY = 20_000;

/** Everything that the cart's price depends on, as it is now. */
export function useCartPricing(): CartPricing {
  const { data, catalogue } = useReadyCatalogue();
  const { mode } = usePlace();
  const section = useSections().current?._id;
  const { lines } = useCart();
  const session = useJoinedSession();
  const now = useNow(EVERY);
  return useMemo(
    () => ({ data, catalogue, mode, section, lines, session, now }),
    [data, catalogue, mode, section, lines, session, now],
  );
}
