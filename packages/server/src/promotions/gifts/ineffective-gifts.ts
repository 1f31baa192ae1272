import type { StoredSession, Tx } from '../../db/index.ts';
import { giveBackGifts } from './redeem-gifts.ts';

/** Returns a bill without the gifts that no longer have an effect on it, and gives those back. */
export async function withoutIneffectiveGifts(tx: Tx, session: StoredSession): Promise<StoredSession> {
  const { bill, discounts, terms } = session;
  const effective = new Set<string | undefined>(bill.discounts.map(({ rule }) => rule));
  const ineffective = discounts.filter(({ source, rule }) => source === 'gift' && !effective.has(rule));
  if (ineffective.length === 0) return session;
  await giveBackGifts(tx, ineffective);
  const rules = new Set<string | undefined>(ineffective.map(({ rule }) => rule));
  return {
    ...session,
    discounts: discounts.filter((discount) => !ineffective.includes(discount)),
    terms: terms && { ...terms, rules: terms.rules.filter(({ _id }) => !rules.has(_id)) },
  };
}
