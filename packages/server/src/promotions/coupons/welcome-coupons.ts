import type { UserCoupon } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { giveCoupon } from './create-coupons.ts';

/** Gives a new member the welcome coupons of the system setting, in the transaction of the sign-up. */
export async function giveWelcomeCoupons(
  tx: Tx,
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  user: string,
): Promise<readonly UserCoupon[]> {
  const [setting] = catalogue.list('systemSettings');
  const coupons: UserCoupon[] = [];
  for (const coupon of setting?.welcomeCoupons ?? []) {
    const rule = catalogue.get('orderDiscounts', coupon);
    if (rule?.source !== 'coupon') continue;
    coupons.push(await giveCoupon(tx, { clock }, { user, coupon, shops: rule.shops, endDate: rule.endDate }));
  }
  return coupons;
}
