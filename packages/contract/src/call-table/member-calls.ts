import { ValidateCoupon, ValidatedCoupon } from '../calls/coupons.ts';
import { OrderDiscount } from '../entities/discount.ts';
import { UserCoupon } from '../entities/member.ts';
import { createCall, findCall, getCall } from './call-spec.ts';
import { orderDiscount } from './catalogue-examples.ts';

const coupon: UserCoupon = { _id: 'WELCOME10', coupon: 'welcome', status: 'valid' };

/** The calls about what members and guests hold. */
export const MEMBER_CALLS = {
  userCoupons: {
    find: findCall(UserCoupon, {
      summary: 'Finds coupons by the codes that somebody knows; nobody lists codes.',
      required: ['_id'],
      populate: { coupon: OrderDiscount },
      maxLimit: 100,
      example: { query: { _id: { $in: ['WELCOME10'] } }, rows: [coupon] },
    }),
    get: getCall(UserCoupon, {
      summary: 'Gets the coupon of a code.',
      populate: { coupon: OrderDiscount },
      example: { id: 'WELCOME10', answer: coupon },
    }),
  },
  'userCoupons/validate': {
    create: createCall(ValidateCoupon, ValidatedCoupon, {
      summary: 'Says whether a code may be used here and now; a refusal is a status, not an error.',
      example: {
        data: { coupon: 'WELCOME10', shop: 'harbour' },
        answer: {
          status: 'valid',
          userCoupon: 'WELCOME10',
          coupon: { ...orderDiscount, _id: 'welcome', source: 'coupon' },
        },
      },
    }),
  },
};
