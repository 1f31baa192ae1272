import type { CartPricing } from '../../../../data/pricing/cart-bill.ts';

/** Returns the discount of a member's level in percent: as on the bill, else the member's current one. */
export function vipPercent(rule: string, { session, member }: CartPricing): number | undefined {
  const carried = session?.discounts.find(({ vipLevel }) => `vip:${vipLevel}` === rule);
  if (carried !== undefined) return carried.value;
  const level = member?.vipLevel;
  if (level === undefined || `vip:${level._id}` !== rule) return undefined;
  return Number(((1 - (level.orderDiscount ?? 1)) * 100).toFixed(4));
}
