import type { InvoiceWish, Page, PaymentAttempt, PaymentShare, Terminal } from '@comanda/contract';
import { useEffect, useRef, useState } from 'react';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { lostPayment } from '../../../../data/calls/lost-payment.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { type ChargeRequest, chargeRequest, isPaymentOpen, keptRequest } from '../state/terminal-payment.ts';
import { useFailure } from './use-till-actions.ts';

/** Money to charge at a terminal; amounts in minor units. */
export type TerminalCharge = {
  readonly session: string;
  readonly methodRef: string;
  readonly amount: number;
  readonly tips: number | undefined;
  readonly share: PaymentShare | undefined;
  /** The tax invoice that the guest wants for it. */
  readonly invoiceWish?: InvoiceWish | undefined;
};
type Followed = Pick<PaymentAttempt, '_id' | 'session' | 'status'>;

/** Pause between two questions about a payment at a terminal, a little over the shortest that the server answers. */
const ASK_EVERY_MS = 5_200;

/** Asks about an open payment until it ends, and hears of it meanwhile; calls back with every answer. */
function useFollowed(followed: Followed | undefined, onAnswer: (attempt: PaymentAttempt) => void): void {
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const { _id: payment, session } = followed ?? {};
  useEffect(() => {
    if (payment === undefined) return;
    const ask = () =>
      callAsStaff(() => create<PaymentAttempt>('payments/check', { payment, session })).then(
        (attempt) => answer.current(attempt),
        // the next question comes soon
        () => undefined,
      );
    const timer = setInterval(ask, ASK_EVERY_MS);
    const stop = connection.onEvent('payments', 'patched', (next) => {
      if (next._id === payment) answer.current(next);
    });
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [payment, session]);
}

/**
 * Returns a payment at a card terminal: the function that starts it, what is open, and the functions that cancel it, try
 * again and choose among terminals. A lost answer leaves it open: it is asked about (payments M5.5).
 */
export function useTerminalPayment(onPaid: (attempt: PaymentAttempt, charge: TerminalCharge) => void) {
  const [charge, setCharge] = useState<TerminalCharge>();
  const [followed, setFollowed] = useState<Followed>();
  const [choices, setChoices] = useState<readonly Terminal[]>();
  const [isWorking, setWorking] = useState(false);
  const kept = useRef<ChargeRequest>(undefined);
  const fail = useFailure();
  const close = () => {
    setCharge(undefined);
    setFollowed(undefined);
    setChoices(undefined);
  };
  const receive = (attempt: PaymentAttempt, of = charge) => {
    setFollowed(attempt);
    kept.current = keptRequest(kept.current, attempt);
    if (attempt.status === 'succeeded' && of !== undefined) {
      close();
      onPaid(attempt, of);
    }
  };
  useFollowed(followed && isPaymentOpen(followed) ? followed : undefined, (attempt) => receive(attempt));
  const start = async (next: TerminalCharge, terminal?: string) => {
    const wanted = { ...next, ...(terminal !== undefined && { terminal }) };
    const request = chargeRequest(kept.current, JSON.stringify(wanted), newRequestId);
    kept.current = request;
    setCharge(next);
    setFollowed(undefined);
    setChoices(undefined);
    setWorking(true);
    try {
      const { requestId } = request;
      // a request that goes on may be answered with the end of its payment
      receive(await callAsStaff(() => create<PaymentAttempt>('bbposWeb', { requestId, ...wanted })), next);
      kept.current = undefined;
    } catch (error) {
      const lost = lostPayment(error);
      if (lost !== undefined) setFollowed({ _id: lost, session: next.session, status: 'created' });
      else if (needsChoice(error)) setChoices(await terminalsHere());
      else {
        close();
        fail(error);
      }
      if (!isPassing(error)) kept.current = undefined;
    } finally {
      setWorking(false);
    }
  };
  const cancel = async () => {
    if (followed === undefined) return close();
    setWorking(true);
    try {
      kept.current = keptRequest(kept.current, await cancelAttempt(followed));
      close();
    } catch (error) {
      fail(error);
    } finally {
      setWorking(false);
    }
  };
  const retry = (terminal?: string) => void (charge && start(charge, terminal));
  return { charge, followed, choices, isWorking, start, retry, cancel: () => void cancel(), close };
}

export type TerminalPayment = ReturnType<typeof useTerminalPayment>;

function cancelAttempt({ _id: payment, session }: Followed): Promise<PaymentAttempt> {
  return callAsStaff(() => create<PaymentAttempt>('payments/cancel', { payment, session }));
}

/** Returns true if the device has no terminal of its own, so that one is chosen. */
function needsChoice(error: unknown): boolean {
  return error instanceof CallError && error.code === 'deviceNeeded' && error.data.because === 'noTerminal';
}

async function terminalsHere(): Promise<readonly Terminal[]> {
  try {
    const { data } = await callAsStaff(() => connection.call<Page<Terminal>>('find', 'terminals', {}));
    return data;
  } catch {
    return [];
  }
}
