import type { CancelPayment, PaymentAttempt } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import type { StoredAttempt } from '../db/index.ts';
import { CodedError } from '../lib/index.ts';
import { accessedAttempt } from './accessed-attempt.ts';
import type { AccountParts } from './accounts/index.ts';
import { cancelAtProvider } from './ask-provider.ts';
import { isOpen, lockAttempt, presentAttempt } from './attempts/index.ts';
import { settleLocked } from './settle.ts';

/**
 * Cancels an open attempt; idempotent. Throws `notFound`, `paymentNotPossible` if it has been paid or its bank works on
 * it, `forbidden` for a waiter unless they started it at a terminal, and `providerUnavailable` if its provider does not say that it is cancelled (payments M2.6).
 */
export async function cancelPayment(
  context: CoreContext,
  parts: AccountParts,
  call: CancelPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  const attempt = await accessedAttempt(context.read, call, actor);
  ensureMayCancel(attempt, call, actor);
  return presentAttempt(await endAttempt(context, parts, attempt));
}

/** Throws `forbidden` for a waiter without the bill's key, unless they started the attempt at a terminal (payments M5.5). */
function ensureMayCancel({ startedBy }: StoredAttempt, { restoreKey }: CancelPayment, actor: Actor): void {
  if (actor.kind !== 'staff' || actor.staff.role !== 'waiter' || restoreKey !== undefined) return;
  if (startedBy !== actor.staff._id) throw new CodedError('forbidden');
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
