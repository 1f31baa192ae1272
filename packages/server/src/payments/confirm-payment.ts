import type { ConfirmPayment, PaymentAttempt, StaffRole } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import {
  isCounterAttempt,
  isOpen,
  isStillOwed,
  type LockedAttempt,
  lockAttempt,
  presentAttempt,
  readAttempt,
} from './attempts/index.ts';
import { settleLocked } from './settle.ts';

const CASHIERS: readonly StaffRole[] = ['cashier', 'waiter', 'manager', 'owner'];

/**
 * Confirms that staff have taken the money of a counter attempt; idempotent. Throws `paymentNotPossible`, with the
 * `status` and possibly `outstanding`, for other providers' attempts and for those cancelled or no longer owed;
 * `notFound` or `forbidden` for staff who may not confirm it.
 */
export async function confirmPayment(
  context: CoreContext,
  { payment }: ConfirmPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const outcome = { status: 'succeeded', by: actor } as const;
  const attempt = await context.write(async (tx, publish) => {
    const existing = await readAttempt(tx, payment);
    if (existing.shop !== actor.shop) throw new CodedError('notFound');
    if (!CASHIERS.includes(actor.staff.role)) throw new CodedError('forbidden');
    const locked = await lockAttempt(tx, payment);
    ensureConfirmable(locked);
    return settleLocked(tx, context, locked, outcome, publish);
  });
  return presentAttempt(attempt);
}

function ensureConfirmable({ attempt, record }: LockedAttempt): void {
  const { status } = attempt;
  const isConfirmed = status === 'succeeded';
  if (!isCounterAttempt(attempt) || !(isOpen(status) || isConfirmed))
    throw new CodedError('paymentNotPossible', { status });
  if (isConfirmed || isStillOwed(attempt, record)) return;
  const { bill } = record.session;
  throw new CodedError('paymentNotPossible', { status, outstanding: bill.outstanding });
}
