import type { IncomingLine, SessionDiscount } from '@comanda/contract';
import type { StoredLine, StoredSession } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';

/** What one bill may hold: far beyond any table, and little enough that no bill slows a whole shop down. */
export const BILL_LIMITS = {
  guests: 50,
  guestsPerSeat: 3,
  lines: 500,
  /** Placements, each with its ticket and its remark. */
  orders: 200,
  /** Coupons and gifts. */
  discounts: 20,
  /** Names of guests on the dishes that they share. */
  shares: 2_000,
  /** Tries of guests to pay, whatever became of them. */
  payments: 100,
} as const;

/** Throws `billFull` where a cart of so many lines, or one more order, is more than a bill holds. */
export function ensureRoomForOrder(
  { session, lines }: { readonly session: StoredSession; readonly lines: readonly StoredLine[] },
  added: readonly Pick<IncomingLine, 'id'>[],
): void {
  if (lines.length + added.length > BILL_LIMITS.lines)
    throw new CodedError('billFull', { most: BILL_LIMITS.lines });
  if (session.placements >= BILL_LIMITS.orders)
    throw new CodedError('billFull', { most: BILL_LIMITS.orders });
}

/** Throws `tooManyCoupons` where a bill carries more coupons and gifts than it may. */
export function ensureDiscountLimit(discounts: readonly Pick<SessionDiscount, 'source'>[]): void {
  const count = discounts.filter(({ source }) => source !== 'member').length;
  if (count > BILL_LIMITS.discounts) throw new CodedError('tooManyCoupons', { most: BILL_LIMITS.discounts });
}

/** Throws `tooManyShares` where the dishes of a bill name more guests who share them than they may. */
export function ensureShareLimit(lines: readonly Pick<StoredLine, 'sharedBy'>[]): void {
  const count = lines.reduce((sum, { sharedBy = [] }) => sum + sharedBy.length, 0);
  if (count > BILL_LIMITS.shares) throw new CodedError('tooManyShares', { most: BILL_LIMITS.shares });
}
