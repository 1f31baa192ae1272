import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useJoinedSession } from '../../session/hooks/use-joined-session.ts';
import { usePlace } from '../../session/state/place.ts';
import type { CartPricing } from '../state/cart-bill.ts';
import { useHeldCoupons } from '../state/held-coupons.ts';
import { useCart } from './use-cart.ts';
import { useSessionRules } from './use-session-rules.ts';

const EVERY = 20_000;

/** Everything that the cart's price depends on, as it is now. */
export function useCartPricing(): CartPricing {
  const { data, catalogue } = useReadyCatalogue();
  const { mode } = usePlace();
  const section = useSections().current?._id;
  const { lines } = useCart();
  const session = useJoinedSession();
  const sessionRules = useSessionRules(session);
  const held = useHeldCoupons();
  const now = useNow(EVERY);
  return useMemo(() => {
    const coupons = held
      .filter(({ shop, isAside }) => shop === data.shop._id && isAside !== true)
      .map(({ rule }) => rule)
      .filter(({ _id }) => sessionRules.every((rule) => rule._id !== _id));
    return { data, catalogue, mode, section, lines, session, sessionRules, coupons, now };
  }, [data, catalogue, mode, section, lines, session, sessionRules, held, now]);
}
