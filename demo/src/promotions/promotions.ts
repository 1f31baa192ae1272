import type { OrderDiscount, UserCoupon } from '@comanda/contract';
import { HARBOUR_COUPONS, HARBOUR_GIFTS, HARBOUR_MANUAL, HARBOUR_PROMOTIONS } from './harbour-promotions.ts';
import { TEAHOUSE_COUPONS, TEAHOUSE_GIFTS, TEAHOUSE_PROMOTIONS } from './teahouse-promotions.ts';

/** Every rule of both shops. */
export const ORDER_DISCOUNTS: OrderDiscount[] = [
  ...HARBOUR_PROMOTIONS,
  ...HARBOUR_COUPONS,
  ...HARBOUR_GIFTS,
  ...HARBOUR_MANUAL,
  ...TEAHOUSE_PROMOTIONS,
  ...TEAHOUSE_COUPONS,
  ...TEAHOUSE_GIFTS,
];

/**
 * Codes that guests may enter: words on posters for everybody, one that works a single time, and last season's,
 * which are past their date.
 */
export const USER_COUPONS: UserCoupon[] = [
  { _id: 'WELCOME10', coupon: 'harbour-welcome', status: 'valid', shops: ['harbour'] },
  { _id: 'NEIGHBOUR15', coupon: 'harbour-neighbour', status: 'valid', shops: ['harbour'], maxUses: 100 },
  { _id: 'TARTONUS', coupon: 'harbour-tart-on-us', status: 'valid', shops: ['harbour'], maxUses: 50 },
  {
    _id: 'HARBOUR2025',
    coupon: 'harbour-welcome',
    status: 'valid',
    shops: ['harbour'],
    endDate: '2025-12-31',
  },
  { _id: 'MOON20', coupon: 'teahouse-moon', status: 'valid', shops: ['teahouse'] },
  {
    _id: 'LANTERN2025',
    coupon: 'teahouse-moon',
    status: 'valid',
    shops: ['teahouse'],
    endDate: '2025-10-06',
  },
  { _id: 'CAKE-7Q4M-9XK2', coupon: 'teahouse-half-cake', status: 'valid', shops: ['teahouse'], maxUses: 1 },
];
