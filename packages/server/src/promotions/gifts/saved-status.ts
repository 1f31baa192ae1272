import type { Shop, UserCoupon } from '@comanda/contract';
import { couponRefusal } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { instantNow } from '../../lib/index.ts';

type Held = Pick<UserCoupon, 'status' | 'endDate' | 'shops'>;

/** How a coupon or gift stands: it is expired once its end date is past in every shop where it holds. */
export function heldStatus(
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  { status, endDate, shops = [] }: Held,
  isUsed: boolean,
): UserCoupon['status'] {
  if (isUsed) return 'used';
  if (status !== 'valid' || endDate === undefined) return status;
  const places = catalogue.list('shops').filter(({ _id }) => shops.length === 0 || shops.includes(_id));
  const isOver = (shop: Shop) => {
    const asked = { _id: '', coupon: { _id: '' }, status, endDate };
    return couponRefusal(asked, { now: instantNow(clock), shop, coupons: [] }) === 'couponOutdate';
  };
  return places.length > 0 && places.every(isOver) ? 'expired' : status;
}
