import type { Bill, SessionDiscount } from '@comanda/contract';
import { readUser } from '../../accounts/stores/index.ts';
import type { CoreContext } from '../../core/index.ts';
import type { BilledUser, Reads, StoredSession } from '../../db/index.ts';

const PERCENT = 100;
/** Rounding of percentages to four decimals: an order discount has six at most (pricing P1.3). */
const DECIMALS = 10_000;

/**
 * Returns the member for whom a bill is priced, with the level that applied when it was placed, or else the current
 * one; undefined for a guest's bill.
 */
export async function billedUser(
  read: Pick<Reads, 'first'>,
  { catalogue }: Pick<CoreContext, 'catalogue'>,
  { user: id, collector, terms }: Pick<StoredSession, 'user' | 'collector' | 'terms'>,
): Promise<BilledUser | undefined> {
  // who only collects has no level (till T9.3)
  if (id === undefined) return collector === undefined ? undefined : { _id: collector, status: 'active' };
  if (terms?.user?._id === id) return terms.user;
  const user = await readUser(read, id);
  if (user === undefined) return undefined;
  const level = user.vipLevel === undefined ? undefined : catalogue.get('vipLevels', user.vipLevel);
  const { _id, status } = user;
  if (level === undefined) return { _id, status };
  const { _id: levelId, name, orderDiscount } = level;
  return { _id, status, vipLevel: { _id: levelId, name, orderDiscount } };
}

/** Returns the discounts of a bill, with the member's level when it took something off (pricing P4.9). */
export function withMemberDiscount(
  discounts: readonly SessionDiscount[],
  user: BilledUser | undefined,
  bill: Bill,
): SessionDiscount[] {
  const others = discounts.filter(({ source }) => source !== 'member');
  const level = user?.vipLevel;
  if (level === undefined || !bill.discounts.some(({ rule }) => rule === `vip:${level._id}`)) return others;
  const value = Math.round((1 - level.orderDiscount) * PERCENT * DECIMALS) / DECIMALS;
  return [...others, { name: level.name, type: 'percent', value, source: 'member', vipLevel: level._id }];
}
