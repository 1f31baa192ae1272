import type { OrderDiscount, UserCoupon } from '@comanda/contract';
import { HARBOUR_COUPONS, HARBOUR_PROMOTIONS } from './harbour-promotions.ts';
import { TEAHOUSE_COUPONS, TEAHOUSE_PROMOTIONS } from './teahouse-promotions.ts';

/** Every rule of both shops. */
export const ORDER_DISCOUNTS: OrderDiscount[] = [
  ...HARBOUR_PROMOTIONS,
  ...HARBOUR_COUPONS,
  ...TEAHOUSE_PROMOTIONS,
  ...TEAHOUSE_COUPONS,
];

/** Codes that guests may enter: words on a poster for everybody, and one that works a single time. */
export const USER_COUPONS: UserCoupon[] = [
  { _id: 'WELCOME10', coupon: 'harbour-welcome', status: 'valid', shops: ['harbour'] },
  { _id: 'NEIGHBOUR15', coupon: 'harbour-neighbour', status: 'valid', shops: ['harbour'], maxUses: 100 },
  { _id: 'TARTONUS', coupon: 'harbour-tart-on-us', status: 'valid', shops: ['harbour'], maxUses: 50 },
  { _id: 'MOON20', coupon: 'teahouse-moon', status: 'valid', shops: ['teahouse'] },
  { _id: 'CAKE-7Q4M-9XK2', coupon: 'teahouse-half-cake', status: 'valid', shops: ['teahouse'], maxUses: 1 },
];
