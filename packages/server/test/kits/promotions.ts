import type { OrderDiscount, UserCoupon } from '@comanda/contract';

/** Ten per cent off everything, by itself. */
export function aRule(_id: string, overrides: Partial<OrderDiscount> = {}): OrderDiscount {
  return {
    _id,
    name: { en: _id, cht: _id, chs: _id },
    type: 'discount',
    for: 'order',
    discountType: 'percent',
    discount: 10,
    source: 'automatic',
    ...overrides,
  };
}

/** Five dollars off for a code. */
export function aCouponRule(_id: string, overrides: Partial<OrderDiscount> = {}): OrderDiscount {
  return aRule(_id, { discountType: 'amount', discount: 500, source: 'coupon', ...overrides });
}

/** A code that everybody may use once on each bill. */
export function aCoupon(_id: string, coupon: string, overrides: Partial<UserCoupon> = {}): UserCoupon {
  return { _id, coupon, status: 'valid', ...overrides };
}
