import type { IncomingLine, SessionDiscount } from '@comanda/contract';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

/** Upper bounds per bill: far above real use, low enough that no single bill slows the shop down. */
export const BILL_LIMITS = {
  guests: 50,
  guestsPerSeat: 3,
  lines: 500,
  /** Placements, each with its own ticket and remark. */
  orders: 200,
  /** Coupons and gifts. */
  discounts: 20,
  /** Guests named on shared dishes, summed over all lines. */
  shares: 2_000,
  /** Payment attempts by guests, whatever their outcome. */
  payments: 100,
} as const;

/** Throws `billFull` if the added lines, or one more placement, would exceed the bill's limits. */
export function ensureRoomForOrder(
  { session, lines }: { readonly session: StoredSession; readonly lines: readonly StoredLine[] },
  added: readonly Pick<IncomingLine, 'id'>[],
): void {
  if (lines.length + added.length > BILL_LIMITS.lines)
    throw new CodedError('billFull', { most: BILL_LIMITS.lines });
  if (session.placements >= BILL_LIMITS.orders)
    throw new CodedError('billFull', { most: BILL_LIMITS.orders });
}

/** Throws `tooManyCoupons` if a bill carries more coupons and gifts than allowed. */
export function ensureDiscountLimit(discounts: readonly Pick<SessionDiscount, 'source'>[]): void {
  const count = discounts.filter(({ source }) => source !== 'member').length;
  if (count > BILL_LIMITS.discounts) throw new CodedError('tooManyCoupons', { most: BILL_LIMITS.discounts });
}

/** Throws `tooManyShares` if the lines of a bill name more sharing guests in total than allowed. */
export function ensureShareLimit(lines: readonly Pick<StoredLine, 'sharedBy'>[]): void {
  const count = lines.reduce((sum, { sharedBy = [] }) => sum + sharedBy.length, 0);
  if (count > BILL_LIMITS.shares) throw new CodedError('tooManyShares', { most: BILL_LIMITS.shares });
}
