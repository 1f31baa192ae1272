import { COUPON_REFUSAL_CODES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { OrderDiscount } from '../entities/discount.ts';
import { Closed, Id } from '../schema.ts';

/** Data of create userCoupons/validate: asks whether a code may be used here and now. */
export const ValidateCoupon = Closed(
  {
    /** The code as entered; an unknown one is also looked up in capitals. */
    coupon: Id('userCoupon'),
    /** The bill it would be used on, if there is one. */
    session: Type.Optional(Id('session')),
    shop: Type.Optional(Id('shop')),
  },
  { $id: 'ValidateCoupon' },
);
export type ValidateCoupon = Static<typeof ValidateCoupon>;

export const CouponStatus = Type.Enum(['valid', ...COUPON_REFUSAL_CODES]);

/** The status of a code. A valid one has its id, its rule, and the code to show unless it is a member's own coupon. */
export const ValidatedCoupon = Closed(
  {
    status: CouponStatus,
    userCoupon: Type.Optional(Id('userCoupon')),
    /** The code as the shop gave it out; absent for a member's own coupon, whose id is internal. */
    code: Type.Optional(Id('userCoupon')),
    coupon: Type.Optional(OrderDiscount),
  },
  { $id: 'ValidatedCoupon' },
);
export type ValidatedCoupon = Static<typeof ValidatedCoupon>;
