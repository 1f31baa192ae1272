import type { OrderDiscount, UserCoupon } from '@comanda/contract';

/** Returns an automatic rule of ten per cent off the order. */
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

/** Returns a coupon rule of five dollars off. */
export function aCouponRule(_id: string, overrides: Partial<OrderDiscount> = {}): OrderDiscount {
  return aRule(_id, { discountType: 'amount', discount: 500, source: 'coupon', ...overrides });
}

/** Returns a coupon that everybody may use once per bill. */
export function aCoupon(_id: string, coupon: string, overrides: Partial<UserCoupon> = {}): UserCoupon {
  return { _id, coupon, status: 'valid', ...overrides };
}
