import {
  fromJsonText,
  type JsonText,
  type Reads,
  type StoredCoupon,
  statement,
  type Tx,
  toJsonText,
} from '../../db/index.ts';

/** Stored coupon. */
export type CouponRecord = { readonly coupon: StoredCoupon; readonly isUsedUp: boolean };
type CouponRow = {
  readonly doc: JsonText<StoredCoupon>;
  readonly used: number;
  readonly max_uses: number | null;
  /** Status of the batch that it is of. */
  readonly batch_status?: string | null;
};

/** Most coupons listed for one member; the newest. */
const MAX_ROWS = 1000;

const byId = statement<{ id: string }>()((q, p) =>
  q
    .selectFrom('user_coupons')
    .leftJoin('coupon_batches', 'coupon_batches.id', 'user_coupons.batch')
    .select(['user_coupons.doc', 'used', 'max_uses', 'coupon_batches.status as batch_status'])
    .where('user_coupons.id', '=', p.id),
);
const ofUser = statement<{ user: string }>()((q, p) =>
  q
    .selectFrom('user_coupons')
    .select(['doc', 'used', 'max_uses'])
    .where('user', '=', p.user)
    .orderBy('id', 'desc')
    .limit(MAX_ROWS),
);
const useOn = statement<{ coupon: string; session: string }>()((q, p) =>
  q
    .selectFrom('coupon_uses')
    .select('coupon')
    .where('coupon', '=', p.coupon)
    .where('session', '=', p.session),
);
const deleteUse = statement<{ coupon: string; session: string }>()((q, p) =>
  q.deleteFrom('coupon_uses').where('coupon', '=', p.coupon).where('session', '=', p.session),
);
const decrementUsed = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('user_coupons')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('id', '=', p.id),
);
const claim = statement<{ coupon: string; user: string }>()((q, p) =>
  q
    .insertInto('coupon_claims')
    .values({ coupon: p.coupon, user: p.user })
    .onConflict((conflict) => conflict.columns(['coupon', 'user']).doNothing()),
);
const incrementUsed = statement<{ id: string }>()((q, p) =>
  q
    .updateTable('user_coupons')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', p.id)
    .where((row) => row.or([row('max_uses', 'is', null), row('used', '<', row.ref('max_uses'))])),
);

/** Returns the coupon of a code as entered, or else in capitals, as codes are printed. */
export async function readCoupon(read: Reads, code: string): Promise<CouponRecord | undefined> {
  const row = (await read.first(byId, { id: code })) ?? (await read.first(byId, { id: code.toUpperCase() }));
  return row && recordOf(row);
}

/** Returns a member's own coupons, newest first. */
export async function couponsOfUser(read: Reads, user: string): Promise<readonly CouponRecord[]> {
  return (await read.all(ofUser, { user })).map(recordOf);
}

function recordOf({ doc, used, max_uses: max, batch_status: batch }: CouponRow): CouponRecord {
  const coupon = fromJsonText(doc);
  // a batch is stopped by one row, however many codes it has
  const isStopped = batch === 'stopped';
  return {
    coupon: isStopped ? { ...coupon, status: 'disabled' } : coupon,
    isUsedUp: max !== null && Number(used) >= Number(max),
  };
}

export async function insertCoupons(tx: Tx, coupons: readonly StoredCoupon[]): Promise<void> {
  const rows = coupons.map((coupon) => ({
    id: coupon._id,
    user: coupon.user ?? null,
    used: 0,
    max_uses: coupon.maxUses ?? null,
    doc: toJsonText(coupon),
  }));
  await tx.insert('user_coupons', rows);
}

/** Returns whether a coupon is used on a bill. */
export async function isUsedOn(read: Reads, coupon: string, session: string): Promise<boolean> {
  return (await read.first(useOn, { coupon, session })) !== undefined;
}

/** Uses a coupon on a bill; returns false when no use is left. */
export async function takeCoupon(
  tx: Tx,
  { coupon, session, usedAt }: { readonly coupon: string; readonly session: string; readonly usedAt: string },
): Promise<boolean> {
  if ((await tx.run(incrementUsed, { id: coupon })) !== 1) return false;
  await tx.insert('coupon_uses', [{ coupon, session, used_at: usedAt }]);
  return true;
}

/** Gives back the use of a coupon on a bill, if it is used there. */
export async function giveBackCoupon(tx: Tx, coupon: string, session: string): Promise<void> {
  if ((await tx.run(deleteUse, { coupon, session })) === 1) await tx.run(decrementUsed, { id: coupon });
}

/** Records that a member claims a general code, which takes one of its uses. */
export async function claimCode(
  tx: Tx,
  ids: { readonly coupon: string; readonly user: string },
): Promise<'claimed' | 'alreadyClaimed' | 'usedUp'> {
  if ((await tx.run(claim, ids)) !== 1) return 'alreadyClaimed';
  return (await tx.run(incrementUsed, { id: ids.coupon })) === 1 ? 'claimed' : 'usedUp';
}
