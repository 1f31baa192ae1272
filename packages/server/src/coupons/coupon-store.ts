import type { Reads, Tx } from '../db/db.ts';
import { fromJsonText } from '../db/json-text.ts';
import { statement } from '../db/statement.ts';
import type { StoredCoupon } from '../db/stored.ts';

/** A coupon as it is stored, and whether any use is left. */
export type CouponRecord = { readonly coupon: StoredCoupon; readonly isUsedUp: boolean };

const byId = statement<{ id: string }>()((q, p) =>
  q.selectFrom('user_coupons').select(['doc', 'used', 'max_uses']).where('id', '=', p.id),
);
const useOn = statement<{ coupon: string; session: string }>()((q, p) =>
  q
    .selectFrom('coupon_uses')
    .select('coupon')
    .where('coupon', '=', p.coupon)
    .where('session', '=', p.session),
);
const takeOne = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('user_coupons')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', p.id)
    .where((row) => row.or([row('max_uses', 'is', null), row('used', '<', row.ref('max_uses'))])),
);

/** The coupon of a code as it was entered, else in capitals, as codes are printed. */
export async function readCoupon(read: Reads, code: string): Promise<CouponRecord | undefined> {
  const row = (await read.first(byId, { id: code })) ?? (await read.first(byId, { id: code.toUpperCase() }));
  if (!row) return undefined;
  const isUsedUp = row.max_uses !== null && Number(row.used) >= Number(row.max_uses);
  return { coupon: fromJsonText(row.doc), isUsedUp };
}

/** Whether the coupon is used on the bill already. */
export async function isUsedOn(read: Reads, coupon: string, session: string): Promise<boolean> {
  return (await read.first(useOn, { coupon, session })) !== undefined;
}

/** Uses a coupon on a bill; false when somebody else has taken the last use. */
export async function takeCoupon(
  tx: Tx,
  { coupon, session, usedAt }: { readonly coupon: string; readonly session: string; readonly usedAt: string },
): Promise<boolean> {
  if ((await tx.run(takeOne, { id: coupon })) !== 1) return false;
  await tx.insert('coupon_uses', [{ coupon, session, used_at: usedAt }]);
  return true;
}
