import type { CancelPayment, PaymentAttempt } from '@comanda/contract';
import type { Actor, CoreContext } from '../core/index.ts';
import { CodedError } from '../lib/index.ts';
import { ensureSessionAccess } from '../sessions/index.ts';
import { lockAttempt, presentAttempt, readAttempt } from './attempts/index.ts';
import { settleLocked } from './settle.ts';

/** Cancels an open attempt; idempotent. Throws `notFound`, or `paymentNotPossible` if it has been paid. */
export async function cancelPayment(
  context: CoreContext,
  call: CancelPayment,
  actor: Actor,
): Promise<PaymentAttempt> {
  const outcome = { status: 'cancelled', reason: 'cancelled' } as const;
  const attempt = await context.write(async (tx, publish) => {
    const existing = await readAttempt(tx, call.payment);
    if (existing.session !== call.session) throw new CodedError('notFound');
    const locked = await lockAttempt(tx, existing._id);
    await ensureSessionAccess(tx, locked.record.session, call.restoreKey, actor);
    return settleLocked(tx, context, locked, outcome, publish);
  });
  const isPaid = attempt.status !== 'cancelled' && attempt.status !== 'failed';
  if (isPaid) throw new CodedError('paymentNotPossible', { status: attempt.status });
  return presentAttempt(attempt);
}
