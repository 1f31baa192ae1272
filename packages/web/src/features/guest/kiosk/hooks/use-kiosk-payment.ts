import type { InvoiceWish, PaymentAttempt, PaymentMethod, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { connection, create } from '../../../../data/calls/connection.ts';
import { lostPayment } from '../../../../data/calls/lost-payment.ts';
import { SHOWN_IN_PLACE } from '../../../../data/calls/shown-in-place.ts';
import { useIdleHold } from '../../../../data/devices/idle-holds.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { sessionKey } from '../../../../data/sessions/session-cache.ts';
import { translator } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { receiptPath } from '../state/receipt-link.ts';
import { receiptQuery } from './receipt-query.ts';

const isOpen = ({ status }: Pick<PaymentAttempt, 'status'>) =>
  status === 'created' || status === 'requiresAction' || status === 'processing';

/** Follows an attempt: its own events, and the bill's list of open ones, should an event have been lost. */
function useAttempt(session: TableSession) {
  const [attempt, setAttempt] = useState<PaymentAttempt>();
  const [wasPending, setWasPending] = useState(false);
  const id = attempt?._id;
  const isPending = session.pendingPayments?.some(({ _id }) => _id === id) ?? false;
  if (isPending && !wasPending) setWasPending(true);
  useEffect(() => {
    if (id === undefined) return;
    return connection.onEvent('payments', 'patched', (next) => {
      if (next._id === id) setAttempt((now) => now && { ...now, ...next });
    });
  }, [id]);
  const hasEnded = attempt !== undefined && (!isOpen(attempt) || (wasPending && !isPending));
  return {
    attempt: hasEnded ? undefined : attempt,
    hasEnded,
    isHeld: attempt?.incident === 'held',
    begin: (next: PaymentAttempt | undefined) => {
      setWasPending(false);
      setAttempt(next);
    },
  };
}

/** A way to pay, with the tax invoice that is wanted. */
type KioskWay = { readonly method: PaymentMethod; readonly invoiceWish: InvoiceWish | undefined };

/** Pause between two questions about a payment at a terminal, a little over the shortest that the server answers. */
const ASK_EVERY_MS = 5_200;

/** Has the server ask about a payment at a terminal while it is open; its events tell the outcome (payments M5.5). */
function useTerminalQuestions(attempt: PaymentAttempt | undefined, restoreKey: string | undefined): void {
  const { _id: payment, session, terminal } = attempt ?? {};
  useEffect(() => {
    if (terminal === undefined) return;
    const ask = () => void create('payments/check', { payment, session, restoreKey }).catch(() => undefined);
    const timer = setInterval(ask, ASK_EVERY_MS);
    return () => clearInterval(timer);
  }, [payment, session, terminal, restoreKey]);
}

/**
 * Returns the payment of an order: starts an attempt, follows and cancels it. While one is open at a provider, the idle
 * clock stands still: only the provider's time-out ends it (till T9.4).
 */
export function useKioskPayment(session: TableSession) {
  const queries = useQueryClient();
  const { attempt, hasEnded, isHeld, begin } = useAttempt(session);
  const { _id } = session;
  const restoreKey = restoreKeyOf(_id);
  const lost = useRef<string>(undefined);
  const refresh = () => queries.invalidateQueries({ queryKey: sessionKey(_id) });
  const start = useMutation({
    mutationFn: async ({ method: { _id: methodRef }, invoiceWish }: KioskWay) => {
      // the guest's phone comes back to the receipt
      const { url } = await queries.ensureQueryData(receiptQuery(_id));
      return create<PaymentAttempt>('payments/online', {
        requestId: newRequestId(),
        session: _id,
        restoreKey,
        methodRef,
        amount: session.bill.outstanding,
        ...(invoiceWish && { invoiceWish }),
        locale: translator.shown(),
        // one whose start was never answered is ended first, and would be in the way of every other
        ...(lost.current !== undefined && { takeOver: true }),
        returnPath: receiptPath(url),
      });
    },
    onMutate: () => begin(undefined),
    onSuccess: begin,
    onError: (error) => {
      lost.current = lostPayment(error) ?? lost.current;
    },
    onSettled: refresh,
  });
  const cancel = useMutation({
    mutationFn: () => create('payments/cancel', { payment: attempt?._id, session: _id, restoreKey }),
    meta: SHOWN_IN_PLACE,
    // what its provider has not cancelled goes on: a terminal still asks for the card (payments M2.6)
    onSuccess: () => begin(undefined),
    onSettled: refresh,
  });
  useTerminalQuestions(attempt, restoreKey);
  useIdleHold((attempt?.redirect ?? attempt?.qr ?? attempt?.terminal) !== undefined);
  return { attempt, isHeld, hasFailed: hasEnded && session.bill.outstanding > 0, start, cancel };
}
