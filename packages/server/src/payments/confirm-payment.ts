import type { ConfirmPayment, PaymentAttempt } from '@comanda/contract';
import type { AuthGuards } from '../accounts/attempt-limiter/index.ts';
import type { CoreContext, Requester } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { writePermitted } from '../till/permissions/index.ts';
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

/**
 * Confirms that staff have taken the money of a counter attempt, or see one by a bank's app at the bank (M6.3);
 * idempotent. Throws `paymentNotPossible`, with the `status` and possibly `outstanding`, for other providers' attempts
 * and for counter attempts cancelled or no longer owed; `bankRefUsed` with the other `payment` unless the call `isSure`;
 * `notFound`; and as the permission table decides about cash at the counter, or about what a guest shows of a bank's app.
 */
export async function confirmPayment(
  context: CoreContext,
  guards: Pick<AuthGuards, 'attemptLimiter'>,
  { payment, bankRef, approval, isSure = false }: ConfirmPayment,
  { actor, address }: Requester,
): Promise<PaymentAttempt> {
  if (actor.kind !== 'staff') throw new CodedError('notAuthenticated');
  const outcome = { status: 'succeeded', by: actor } as const;
  const approved = { actor, address, approval, entity: payment };
  const attempt = await writePermitted(context, guards, approved, async (tx, publish, ensurePermitted) => {
    const existing = await readAttempt(tx, payment);
    if (existing.shop !== actor.shop) throw new CodedError('notFound');
    await ensurePermitted(tx, { action: isQrAttempt(existing) ? 'takeCard' : 'takeCash' });
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
