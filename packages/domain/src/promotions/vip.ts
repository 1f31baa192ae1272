import type { Minor, PricedUser } from '../model/index.ts';
import { multiplierRate, ONE, scale, share } from '../money/index.ts';
import { isDiscountable, isFreeItem, type PromotedLine, runningOf } from './promoted-line.ts';

/** Shares the discount of an active member's level over the lines that are discountable and not free, in minor units (pricing P4.9). */
export function vipShares(
  lines: readonly PromotedLine[],
  user: PricedUser | undefined,
  step: Minor,
): readonly Minor[] {
  const orderDiscount = user?.status === 'active' ? (user.vipLevel?.orderDiscount ?? 1) : 1;
  if (orderDiscount === 1) return lines.map(() => 0);
  const weights = lines.map((line) => (isDiscountable(line) && !isFreeItem(line) ? runningOf(line) : 0));
  const sum = weights.reduce((whole, weight) => whole + weight, 0);
  return share(scale(sum, ONE - multiplierRate(orderDiscount), step, 'halfUp'), weights, step);
}
