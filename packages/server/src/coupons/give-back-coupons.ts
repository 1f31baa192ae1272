import type { Tx } from '../db/db.ts';
import { statement } from '../db/statement.ts';

const takeAway = statement<{ session: string }>()((q, p) =>
  q.deleteFrom('coupon_uses').where('session', '=', p.session).returning('coupon'),
);
const giveBack = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('user_coupons')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('id', '=', p.id),
);

/** The coupons that were used on a bill may be used again: it came to nothing. */
export async function giveBackCoupons(tx: Tx, session: string): Promise<void> {
  const uses = await tx.all(takeAway, { session });
  // In the order in which placings take them.
  for (const { coupon } of uses.toSorted((one, other) => (one.coupon < other.coupon ? -1 : 1)))
    await tx.run(giveBack, { id: coupon });
}
