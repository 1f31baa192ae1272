import type { UserCoupon } from '@comanda/contract';
import type { CoreContext } from '../../core/index.ts';
import type { Tx } from '../../db/index.ts';
import { giveCoupon } from './create-coupons.ts';

/** The coupons that the system setting gives every new member, in the transaction that signs them up. */
export async function giveWelcomeCoupons(
  tx: Tx,
  { catalogue, clock }: Pick<CoreContext, 'catalogue' | 'clock'>,
  user: string,
): Promise<readonly UserCoupon[]> {
  const [setting] = catalogue.list('systemSettings');
  const given: UserCoupon[] = [];
  for (const coupon of setting?.welcomeCoupons ?? []) {
    const rule = catalogue.get('orderDiscounts', coupon);
    if (rule?.source !== 'coupon') continue;
    given.push(await giveCoupon(tx, { clock }, { user, coupon, shops: rule.shops, endDate: rule.endDate }));
  }
  return given;
}
