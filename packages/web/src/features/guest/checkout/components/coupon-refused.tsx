import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { CallError } from '../../../../data/calls/call-error.ts';
import { savedCoupons, withCouponChanged } from '../../../../data/coupons/saved-coupons.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { placing } from '../hooks/use-placing.ts';
import type { RefusedProps } from './price-changed.tsx';

const COUPON_REFUSALS: readonly string[] = [
  'invalidCode',
  'alreadyUsed',
  'couponOutdate',
  'alreadyAdded',
  'notCurrentShop',
];

/** Returns true if the order was refused because of a coupon code or a gift in it. */
export function isCouponRefusal({ code, data }: CallError): boolean {
  return typeof (data.coupon ?? data.gift) === 'string' && COUPON_REFUSALS.includes(code);
}

/** Marks the refused coupon or gift in the cart, where the refusal is shown, and goes back there. */
export function CouponRefused({ order, error }: RefusedProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const coupon = { shop: order.owner.shop, code: String(error.data.coupon ?? error.data.gift) };
    savedCoupons.set((saved) => withCouponChanged(saved, coupon, { refusal: error.code }));
    placing.settle();
    navigate(ROUTES.cart);
  }, [order, error, navigate]);
  return null;
}
