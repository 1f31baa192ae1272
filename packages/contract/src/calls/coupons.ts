import { COUPON_REFUSAL_CODES } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import { OrderDiscount } from '../entities/discount.ts';
import { Closed, Id } from '../schema.ts';

/** create userCoupons/validate: whether a code may be used here and now. */
export const ValidateCoupon = Closed(
  {
    /** As it was entered; one that is unknown is looked up in capitals, too. */
    coupon: Id('userCoupon'),
    /** The bill it would be used on, once there is one. */
    session: Type.Optional(Id('session')),
    shop: Type.Optional(Id('shop')),
  },
  { $id: 'ValidateCoupon' },
);
export type ValidateCoupon = Static<typeof ValidateCoupon>;

export const CouponStatus = Type.Enum(['valid', ...COUPON_REFUSAL_CODES]);

/** What the server says of a code. A valid one comes with its own id and its rule. */
export const ValidatedCoupon = Closed(
  {
    status: CouponStatus,
    userCoupon: Type.Optional(Id('userCoupon')),
    coupon: Type.Optional(OrderDiscount),
  },
  { $id: 'ValidatedCoupon' },
);
export type ValidatedCoupon = Static<typeof ValidatedCoupon>;
