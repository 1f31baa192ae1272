import type { InvoiceWish, PaymentAttempt, PaymentMethod, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { sessionKey } from '../../../../data/sessions/session-cache.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { sendAttempt } from '../api/send-attempt.ts';
import { attemptKey } from '../api/use-payment-attempt.ts';
import { outcomePath } from '../state/outcome-path.ts';
import { isSameRequest, paymentAttempts, type SavedAttempt, withAttempt } from '../state/payment-attempts.ts';
import type { PaymentRequest } from '../state/payment-request.ts';
import { pageOf } from '../state/provider-page.ts';

/** A payment request with its method; the tip is on top of the amount. */
export type PaymentInput = PaymentRequest & {
  readonly method: PaymentMethod;
  readonly tips?: number;
  /** The member's card to charge, or the wish to keep the one that is paid with. */
  readonly card?: string;
  readonly savedInfo?: boolean;
  /** The tax invoice that the guest wants for it. */
  readonly invoiceWish?: InvoiceWish | undefined;
  /** True to end another guest's attempt that is in the way. */
  readonly takeOver?: boolean;
};

/** Wishes for tax invoices of unanswered attempts by request id, in memory: the phone stores no carrier unasked. */
const wishes = new Map<string, string>();

/** Returns the attempt for a request: an unanswered one keeps its request id, so that retrying books once. */
function attemptFor(
  session: TableSession,
  { method, amount, share, tips, card, savedInfo, invoiceWish }: PaymentInput,
): SavedAttempt {
  const request = {
    ...{ method: method._id, amount, ...(share && { share }), ...(tips && { tips }) },
    ...(card && { card }),
    ...(savedInfo && { savedInfo }),
  };
  const held = paymentAttempts.get().find((each) => each.session === session._id);
  const wish = JSON.stringify(invoiceWish ?? null);
  // after the page was loaded anew, the earlier wish is not known: the server has it if the request arrived
  if (isSameRequest(held, request) && (wishes.get(held.requestId) ?? wish) === wish) return held;
  const next = { ...request, session: session._id, requestId: newRequestId() };
  wishes.set(next.requestId, wish);
  paymentAttempts.set((attempts) => withAttempt(attempts, next));
  return next;
}

/** Forgets an attempt that was refused: the earlier one, whose money may be held, is the latest again. */
function forget(refused: SavedAttempt, earlier: SavedAttempt | undefined): void {
  paymentAttempts.set((attempts) => {
    const others = attempts.filter((each) => each.requestId !== refused.requestId);
    return earlier?.payment === undefined ? others : withAttempt(others, earlier);
  });
}

/** Cancels an earlier open attempt of the session; one that has ended by now is ignored. Returns it. */
async function abandonAttempt(session: string): Promise<SavedAttempt | undefined> {
  const earlier = paymentAttempts.get().find((each) => each.session === session);
  if (earlier?.payment === undefined) return;
  const call = { payment: earlier.payment, session, restoreKey: restoreKeyOf(session) };
  await create('payments/cancel', call).catch((error: unknown) => {
    if (isPassing(error)) throw error;
  });
  return earlier;
}

async function startPayment(session: TableSession, input: PaymentInput): Promise<PaymentAttempt> {
  const earlier = await abandonAttempt(session._id);
  const request = attemptFor(session, input);
  try {
    const attempt = await sendAttempt(request, input.takeOver, input.invoiceWish);
    paymentAttempts.set((attempts) => withAttempt(attempts, { ...request, payment: attempt._id }));
    return attempt;
  } catch (error) {
    if (!isPassing(error)) forget(request, earlier);
    throw error;
  }
}

/** Cancels this phone's pending payment, so that others can pay. */
export function useCancelPayment(session: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => abandonAttempt(session),
    onSettled: () => queries.invalidateQueries({ queryKey: sessionKey(session) }),
  });
}

/**
 * Starts a payment and navigates to the provider's page, or to that of its code, after `onLeaving`, which sets the page
 * that the way back leads to; without either, calls `onStarted`.
 */
export function usePay(session: TableSession, onStarted: () => void, onLeaving?: () => void) {
  const queries = useQueryClient();
  const { code } = useTranslation('common');
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (input: PaymentInput) => startPayment(session, input),
    onSuccess: (attempt) => {
      holdTaps();
      queries.setQueryData(attemptKey(attempt._id), attempt);
      void queries.invalidateQueries({ queryKey: sessionKey(session._id) });
      if (attempt.qr !== undefined) {
        onLeaving?.();
        navigate(outcomePath(attempt));
      } else if (attempt.redirect === undefined) onStarted();
      else {
        onLeaving?.();
        globalThis.location.assign(pageOf(attempt.redirect, attempt.provider, code));
      }
    },
    // the bill may have changed: show its current amount
    onError: () => queries.invalidateQueries({ queryKey: sessionKey(session._id) }),
  });
}
