import { paymentTimingOf } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useSavedCoupons } from '../../../../data/coupons/saved-coupons.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { createPendingOrder } from '../../../../data/order-details/create-pending-order.ts';
import { orderRemark } from '../../../../data/order-details/order-remark.ts';
import { payWith, usePayWith } from '../../../../data/order-details/pay-with.ts';
import { tellKitchen } from '../../../../data/order-details/tell-kitchen.ts';
import { useTip } from '../../../../data/order-details/tip.ts';
import { useDelivery } from '../../../../data/order-details/use-delivery.ts';
import type { CartBill } from '../../../../data/pricing/cart-bill.ts';
import { useCartPricing } from '../../../../data/pricing/use-cart-pricing.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { allergiesOf, dietaryFilter } from '../../dietary-filter/index.ts';
import { phoneMethods } from '../state/phone-methods.ts';
import { useLargeOrder } from './use-large-order.ts';
import { usePickup } from './use-pickup.ts';
import { placing, usePlacing } from './use-placing.ts';

/** Returns the payment method of the cart and the functions that place it. */
export function usePlaceOrder(bill: CartBill | undefined) {
  const { data } = useReadyCatalogue();
  const { owner, lines } = useCart();
  const { table, sessionIndex } = useOrderContext();
  const section = useSections().current?._id;
  const state = usePlacing();
  const { chosen } = usePickup();
  const { zone, details } = useDelivery();
  const tips = useTip(owner);
  const wanted = usePayWith();
  const mode = owner?.mode ?? 'takeAway';
  const paysFirst = useLargeOrder().answer === 'paidFirst';
  const methods = phoneMethods(data.methods, mode);
  const timing = paymentTimingOf(data.shop, data.methods, { type: mode, source: 'selfOrder', paysFirst });
  const paysNow = timing === 'before' && (bill?.share ?? 0) > 0 && methods.length > 0;
  const method =
    methods.find(({ _id }) => _id === wanted) ?? methods.find(({ online }) => online) ?? methods[0];
  const { coupons = [], soldOut } = useCartPricing();
  const saved = useSavedCoupons();
  const rejected = new Set(bill?.bill.rejected.map(({ rule }) => rule));
  const counting = new Set(
    coupons.map(({ _id }) => _id).filter((id) => !rejected.has(id) && !soldOut?.has(id)),
  );
  const counted = saved.filter(({ rule }) => counting.has(rule._id));
  const placeAt = (total: number) => {
    if (owner === undefined || lines.length === 0) return;
    const input = {
      requestId: newRequestId(),
      owner,
      section,
      restoreKey: restoreKeyOf(owner.session),
      lines,
      coupons: counted.filter(({ giftOf }) => giftOf === undefined).map(({ code }) => code),
      gifts: counted.filter(({ giftOf }) => giftOf !== undefined).map(({ code }) => code),
      total,
      remark: orderRemark.get(),
      allergies: tellKitchen.get() ? allergiesOf(dietaryFilter.get()) : [],
      pickupAt: chosen,
      table,
      sessionIndex,
      tips,
      delivery: zone && { ...details, zone: zone._id },
      method: paysNow ? method?._id : undefined,
    };
    void placing.place(createPendingOrder(input));
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
