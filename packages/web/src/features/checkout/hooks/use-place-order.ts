import { newRequestId } from '../../../lib/request-id.ts';
import { useCart } from '../../cart/hooks/use-cart.ts';
import { useCartPricing } from '../../cart/hooks/use-cart-pricing.ts';
import type { CartBill } from '../../cart/state/cart-bill.ts';
import { useHeldCoupons } from '../../cart/state/held-coupons.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { useSections } from '../../menu/hooks/use-sections.ts';
import { restoreKeyOf } from '../../session/state/held-sessions.ts';
import { orderRemark } from '../state/order-remark.ts';
import { outgoingOrder } from '../state/outgoing.ts';
import { methodsFor, payTiming } from '../state/pay-timing.ts';
import { payWith, usePayWith } from '../state/pay-with.ts';
import { useTip } from '../state/tip.ts';
import { useDelivery } from './use-delivery.ts';
import { usePickup } from './use-pickup.ts';
import { placing, usePlacing } from './use-placing.ts';

/** How the cart is placed and paid now, and the tap that does it. */
export function usePlaceOrder(bill: CartBill | undefined) {
  const { data } = useReadyCatalogue();
  const { owner, lines } = useCart();
  const section = useSections().current?._id;
  const state = usePlacing();
  const { chosen } = usePickup();
  const { zone, details } = useDelivery();
  const tips = useTip(owner);
  const wanted = usePayWith();
  const mode = owner?.mode ?? 'takeAway';
  const methods = methodsFor(data.methods, mode);
  const timing = payTiming(data.shop, data.methods, mode);
  const paysNow = timing === 'before' && (bill?.share ?? 0) > 0 && methods.length > 0;
  const method =
    methods.find(({ _id }) => _id === wanted) ?? methods.find(({ online }) => online) ?? methods[0];
  const { coupons = [], soldOut } = useCartPricing();
  const held = useHeldCoupons();
  const rejected = new Set(bill?.bill.rejected.map(({ rule }) => rule));
  const counting = new Set(
    coupons.map(({ _id }) => _id).filter((id) => !rejected.has(id) && !soldOut?.has(id)),
  );
  const counted = held.filter(({ rule }) => counting.has(rule._id));
  const placeAt = (total: number) => {
    if (owner === undefined || lines.length === 0) return;
    const wish = {
      requestId: newRequestId(),
      owner,
      section,
      restoreKey: restoreKeyOf(owner.session),
      lines,
      coupons: counted.filter(({ giftOf }) => giftOf === undefined).map(({ code }) => code),
      gifts: counted.filter(({ giftOf }) => giftOf !== undefined).map(({ code }) => code),
      total,
      remark: orderRemark.get(),
      pickupAt: chosen,
      tips,
      delivery: zone && { ...details, zone: zone._id },
      method: paysNow ? method?._id : undefined,
    };
    void placing.place(outgoingOrder(wish));
  };
  return {
    methods,
    method: paysNow ? method : undefined,
    choose: (id: string) => payWith.set(id),
    isSending: state.kind === 'sending',
    isKept: state.kind === 'kept',
    placeAt,
    place: () => bill && placeAt(bill.share),
  };
}
