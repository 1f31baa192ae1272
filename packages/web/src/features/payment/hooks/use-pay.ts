import type { PaymentAttempt, PaymentMethod, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isPassing } from '../../../lib/api/call-error.ts';
import { create } from '../../../lib/api/connection.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { sessionKey } from '../../order/api/session-cache.ts';
import { restoreKeyOf } from '../../session/state/held-sessions.ts';
import { sendTry } from '../api/send-try.ts';
import { attemptKey } from '../api/use-payment-attempt.ts';
import { isSameWish, type PaymentTry, paymentTries, withTry } from '../state/payment-tries.ts';
import { pageOf } from '../state/provider-page.ts';

/** The try for this wish: an unanswered one keeps its request id, so that paying twice books once. */
function tryFor(session: TableSession, method: PaymentMethod): PaymentTry {
  const wish = { method: method._id, amount: session.bill.outstanding };
  const held = paymentTries.get().find((each) => each.session === session._id);
  if (isSameWish(held, wish)) return held;
  const next = { ...wish, session: session._id, requestId: newRequestId() };
  paymentTries.set((tries) => withTry(tries, next));
  return next;
}

function forget(done: PaymentTry): void {
  paymentTries.set((tries) => tries.filter((each) => each.requestId !== done.requestId));
}

/** An earlier try that is still open makes room for the next; one that has ended meanwhile is left alone. */
async function giveUpEarlierTry(session: TableSession): Promise<void> {
  const earlier = paymentTries.get().find((each) => each.session === session._id);
  if (earlier?.payment === undefined) return;
  const call = { payment: earlier.payment, session: session._id, restoreKey: restoreKeyOf(session._id) };
  await create('payments/cancel', call).catch((error: unknown) => {
    if (isPassing(error)) throw error;
  });
}

async function startPayment(session: TableSession, method: PaymentMethod): Promise<PaymentAttempt> {
  await giveUpEarlierTry(session);
  const wish = tryFor(session, method);
  try {
    const attempt = await sendTry(wish);
    paymentTries.set((tries) => withTry(tries, { ...wish, payment: attempt._id }));
    return attempt;
  } catch (error) {
    if (!isPassing(error)) forget(wish);
    throw error;
  }
}

/** Starts paying what is outstanding, and leaves for the provider's page; without one, `onStarted` is told. */
export function usePay(session: TableSession, onStarted: () => void) {
  const queries = useQueryClient();
  const { code } = useTranslation();
  return useMutation({
    mutationFn: (method: PaymentMethod) => startPayment(session, method),
    onSuccess: (attempt) => {
      queries.setQueryData(attemptKey(attempt._id), attempt);
      void queries.invalidateQueries({ queryKey: sessionKey(session._id) });
      if (attempt.redirect === undefined) onStarted();
      else globalThis.location.assign(pageOf(attempt.redirect, attempt.provider, code));
    },
  });
}
