import type { Shop, UserCoupon } from '@comanda/contract';
import { couponRefusal } from '@comanda/domain';
import type { CoreContext } from '../../core/index.ts';
import { instantNow } from '../../lib/index.ts';

type Saved = Pick<UserCoupon, 'status' | 'endDate' | 'shops'>;

/** Returns the current status of a coupon or gift; `expired` once its end date has passed in all its shops. */
export function savedStatus(
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  { status, endDate, shops = [] }: Saved,
  isUsed: boolean,
): UserCoupon['status'] {
  if (isUsed) return 'used';
  if (status !== 'valid' || endDate === undefined) return status;
  const ownShops = catalogue.list('shops').filter(({ _id }) => shops.length === 0 || shops.includes(_id));
  const isOver = (shop: Shop) => {
    const probe = { _id: '', coupon: { _id: '' }, status, endDate };
    return couponRefusal(probe, { now: instantNow(clock), shop, coupons: [] }) === 'couponOutdate';
  };
  return ownShops.length > 0 && ownShops.every(isOver) ? 'expired' : status;
}
