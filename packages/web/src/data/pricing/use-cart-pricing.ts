import { useMemo } from 'react';
import { useNow } from '../../lib/use-now.ts';
import { useCart } from '../cart/use-cart.ts';
import { useReadyCatalogue } from '../catalogue/catalogue-context.ts';
import { isFor, isInUse, useSavedCoupons } from '../coupons/saved-coupons.ts';
import { pricedMember, useLogin } from '../member/login.ts';
import { useSections } from '../menu/use-sections.ts';
import { useOrderContext } from '../order-context/order-context.ts';
import { useDeliveryDetails } from '../order-details/delivery-details.ts';
import { useTip } from '../order-details/tip.ts';
import { zoneFor } from '../order-details/use-delivery.ts';
import { useTableSession } from '../sessions/use-table-session.ts';
import type { CartPricing } from './cart-bill.ts';
import { soldOutRules } from './sold-out-rules.ts';
import { useSessionRules } from './use-session-rules.ts';

const EVERY = 20_000;

/** Returns all inputs of the cart's price, live. */
export function useCartPricing(): CartPricing {
  const { data, catalogue } = useReadyCatalogue();
  const { mode, session: joined } = useOrderContext();
  const section = useSections().current?._id;
  const { owner, lines } = useCart();
  const tips = useTip(owner);
  const details = useDeliveryDetails();
  const { data: session, isFetching } = useTableSession(joined);
  const sessionRules = useSessionRules(session);
  const held = useSavedCoupons();
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
