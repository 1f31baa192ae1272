import type { ConfirmPayment, PaymentAttempt, StaffRole } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import {
  bankRefTaken,
  isCounterAttempt,
  isOpen,
  isQrAttempt,
  isStillOwed,
  type LockedAttempt,
  lockAttempt,
  presentAttempt,
  readAttempt,
} from './attempts/index.ts';
import { settleLocked } from './settle.ts';

/** Roles that take money at the counter; a waiter may confirm what a guest shows of a bank's app (M6.3). */
const TILL: readonly StaffRole[] = ['cashier', 'manager', 'areaManager', 'owner'];
const FLOOR: readonly StaffRole[] = [...TILL, 'waiter'];

/**
 * Confirms that staff have taken the money of a counter attempt, or see one by a bank's app at the bank (M6.3);
 * idempotent. Throws `paymentNotPossible`, with the `status` and possibly `outstanding`, for other providers' attempts
 * and for counter attempts cancelled or no longer owed; `bankRefUsed` with the other `payment` unless the call `isSure`;
 * `notFound` or `forbidden` for staff who may not confirm it.
 */
export async function confirmPayment(
  context: CoreContext,
  { payment, bankRef, isSure = false }: ConfirmPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const outcome = { status: 'succeeded', by: actor } as const;
  const attempt = await context.write(async (tx, publish) => {
    const existing = await readAttempt(tx, payment);
    if (existing.shop !== actor.shop) throw new CodedError('notFound');
    const confirmers = isQrAttempt(existing) ? FLOOR : TILL;
    if (!confirmers.includes(actor.staff.role)) throw new CodedError('forbidden');
    const locked = await lockAttempt(tx, payment);
    ensureConfirmable(locked);
    const attempt = { ...locked.attempt, ...(bankRef !== undefined && { bankRef: bankRef.trim() }) };
    const other = isSure ? undefined : await bankRefTaken(tx, attempt);
    if (other !== undefined) throw new CodedError('bankRefUsed', { payment: other });
    return settleLocked(tx, context, { ...locked, attempt }, outcome, publish);
  });
  return presentAttempt(attempt);
}

function ensureConfirmable({ attempt, record }: LockedAttempt): void {
  const { status } = attempt;
  // money that is at the bank is booked whatever became of the attempt
  if (isQrAttempt(attempt)) return;
  const isConfirmed = status === 'succeeded';
  if (!isCounterAttempt(attempt) || !(isOpen(status) || isConfirmed))
    throw new CodedError('paymentNotPossible', { status });
  if (isConfirmed || isStillOwed(attempt, record)) return;
  const { bill } = record.session;
  throw new CodedError('paymentNotPossible', { status, outstanding: bill.outstanding });
}
