import { useMemo } from 'react';
import { useNow } from '../../../lib/use-now.ts';
import { zoneFor } from '../../checkout/hooks/use-delivery.ts';
import { useDeliveryDetails } from '../../checkout/state/delivery-details.ts';
import { useTip } from '../../checkout/state/tip.ts';
import { pricedMember, useLogin } from '../../member/state/login.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { useTableSession } from '../../order/api/use-table-session.ts';
import { usePlace } from '../../session/state/place.ts';
import type { CartPricing } from '../state/cart-bill.ts';
import { isFor, isInUse, useHeldCoupons } from '../state/held-coupons.ts';
import { soldOutRules } from '../state/sold-out-rules.ts';
import { useCart } from './use-cart.ts';
import { useSessionRules } from './use-session-rules.ts';

const EVERY = 20_000;

/** Everything that the cart's price depends on, as it is now. */
export function useCartPricing(): CartPricing {
  const { data, catalogue } = useReadyCatalogue();
  const { mode, session: joined } = usePlace();
  const section = useSections().current?._id;
  const { owner, lines } = useCart();
  const tips = useTip(owner);
  const details = useDeliveryDetails();
  const { data: session, isFetching } = useTableSession(joined);
  const sessionRules = useSessionRules(session);
  const held = useHeldCoupons();
  const login = useLogin();
  const now = useNow(EVERY);
  const isReading = joined !== undefined && session === undefined && isFetching;
  const isWaiting = isReading || sessionRules === undefined;
  return useMemo(() => {
    const whose = { member: login?.profile._id, bill: session };
    const coupons = held
      .filter((coupon) => coupon.shop === data.shop._id && isInUse(coupon) && isFor(coupon, whose))
      .map(({ rule }) => rule)
      .filter(({ _id }) => sessionRules?.every((rule) => rule._id !== _id));
    const member = pricedMember(login);
    const zone = session === undefined ? zoneFor(data.shop, mode, details) : undefined;
    const asked = { data, catalogue, mode, section, lines, session, sessionRules, coupons, tips, zone };
    const pricing = { ...asked, member, now, isWaiting };
    return { ...pricing, soldOut: soldOutRules(pricing) };
  }, [
    data,
    catalogue,
    mode,
    section,
    lines,
    session,
    sessionRules,
    held,
    login,
    tips,
    details,
    now,
    isWaiting,
  ]);
}
