import type { StoredSession, Tx } from '../../db/index.ts';
import { giveBackGifts } from './redeem-gifts.ts';

/** The bill without the gifts that have no effect on it any more, which can be redeemed again. */
export async function withoutLostGifts(tx: Tx, session: StoredSession): Promise<StoredSession> {
  const { bill, discounts, terms } = session;
  const counting = new Set<string | undefined>(bill.discounts.map(({ rule }) => rule));
  const lost = discounts.filter(({ source, rule }) => source === 'gift' && !counting.has(rule));
  if (lost.length === 0) return session;
  await giveBackGifts(tx, lost);
  const rules = new Set<string | undefined>(lost.map(({ rule }) => rule));
  return {
    ...session,
    discounts: discounts.filter((discount) => !lost.includes(discount)),
    terms: terms && { ...terms, rules: terms.rules.filter(({ _id }) => !rules.has(_id)) },
  };
}
