import type { CancelPayment, PaymentAttempt } from '@comanda/contract';
import { hasDuty } from '@comanda/domain';
import { type Actor, type CoreContext, isSelfOrder } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError, instantNow } from '../lib/index.ts';
import { guestOfKey } from '../sessions/index.ts';
import { accessedAttempt } from './accessed-attempt.ts';
import type { AccountParts } from './accounts/index.ts';
import { cancelAtProvider } from './ask-provider.ts';
import { endableAt, isOpen, lockAttempt, presentAttempt } from './attempts/index.ts';
import { settleLocked } from './settle.ts';

/**
 * Cancels an open attempt; idempotent. Throws `notFound`, `paymentPending` for another guest's that has given a sign
 * within the last minute (payments M2.5), `paymentNotPossible` if it has been paid or its bank works on it, `forbidden`
 * for a waiter and a terminal's that somebody else has started, and `providerUnavailable` if its provider does not say
 * that it is cancelled (payments M2.6).
 */
export async function cancelPayment(
  context: CoreContext,
  parts: AccountParts,
  call: CancelPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  const attempt = await accessedAttempt(context.read, call, actor);
  ensureMayEndTerminal(attempt, call, actor);
  if (isOpen(attempt.status) && isSelfOrder(actor)) await ensureMayEnd(context, attempt, call);
  return presentAttempt(await endAttempt(context, parts, attempt));
}

/** Throws `forbidden` for a waiter without the bill's key at a terminal, unless they started it there (payments M5.5). */
function ensureMayEndTerminal(
  { terminal, startedBy }: StoredAttempt,
  { restoreKey }: CancelPayment,
  actor: Actor,
): void {
  if (terminal === undefined || restoreKey !== undefined) return;
  if (actor.kind !== 'staff' || hasDuty(actor.staff.role, 'watchPayments')) return;
  if (startedBy !== actor.staff._id) throw new CodedError('forbidden');
}

/** Throws `paymentPending` for another guest's attempt that may still be under way (payments M2.5). */
async function ensureMayEnd(
  { read, clock }: CoreContext,
  attempt: StoredAttempt,
  { session, restoreKey }: CancelPayment,
): Promise<void> {
  const { _id: payment, amount, guest, createdAt: since } = attempt;
  const caller = restoreKey === undefined ? undefined : await guestOfKey(read, session, restoreKey);
  const endable = endableAt(attempt);
  if (caller === guest || endable === undefined || instantNow(clock) >= endable) return;
  const payer = guest === undefined ? {} : { guest };
  throw new CodedError('paymentPending', { payment, amount, since, endableAt: endable, ...payer });
}

/** Cancels an attempt at its provider first, then here; throws as `cancelPayment`. */
export async function endAttempt(
  context: CoreContext,
  parts: AccountParts,
  attempt: StoredAttempt,
): Promise<StoredAttempt> {
  const { _id, status } = attempt;
  if (status === 'processing') throw new CodedError('paymentNotPossible', { status });
  if (isOpen(status) && (await cancelAtProvider(context, parts, attempt)) === 'unknown')
    throw new CodedError('providerUnavailable', { payment: _id });
  const ended = await context.write(async (tx, publish) => {
    const outcome = { status: 'cancelled', reason: 'cancelled' } as const;
    return settleLocked(tx, context, await lockAttempt(tx, _id), outcome, publish);
  });
  if (ended.status !== 'cancelled' && ended.status !== 'failed')
    throw new CodedError('paymentNotPossible', { status: ended.status });
  return ended;
}
