import type { InvoiceWish, Page, PaymentAttempt, PaymentShare, Terminal } from '@comanda/contract';
import { useEffect, useRef, useState } from 'react';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { connection, create } from '../../../../data/calls/connection.ts';
import { lostPayment } from '../../../../data/calls/lost-payment.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useFailure } from '../../../../data/devices/use-failure.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { holdOwnChange, markOwnChange } from '../state/own-changes.ts';
import { type ChargeRequest, chargeRequest, isPaymentOpen, keptRequest } from '../state/terminal-payment.ts';

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
type Named = Pick<PaymentAttempt, '_id' | 'session'>;

/** Pause between two questions about a payment at a terminal, a little over the shortest that the server answers. */
const ASK_EVERY_MS = 5_200;

/**
 * Asks about an open payment until it ends, and hears of it meanwhile; calls back with every answer. The bill's own event
 * may come first and close the screen of its money: then it asks a last time.
 */
function useFollowed(followed: Followed | undefined, onAnswer: (attempt: PaymentAttempt) => void): void {
  const answer = useRef(onAnswer);
  answer.current = onAnswer;
  const { _id: payment, session } = followed ?? {};
  useEffect(() => {
    if (payment === undefined || session === undefined) return;
    const release = holdOwnChange(session);
    let isEnded = false;
    const receive = (attempt: PaymentAttempt) => {
      isEnded = !isPaymentOpen(attempt);
      answer.current(attempt);
    };
    // the next question comes soon
    const ask = () => askAbout({ _id: payment, session }).then(receive, () => undefined);
    const timer = setInterval(ask, ASK_EVERY_MS);
    const stop = connection.onEvent('payments', 'patched', (next) => {
      if (next._id === payment) receive(next);
    });
    return () => {
      clearInterval(timer);
      stop();
      if (!isEnded) void ask();
      release();
    };
  }, [payment, session]);
}

/** Returns the function that cancels the payment that is followed, and if that was refused while it is still open. */
function useCancel(
  followed: Followed | undefined,
  receive: (attempt: PaymentAttempt) => void,
  close: () => void,
) {
  const [refused, setRefused] = useState<string>();
  const [isCancelling, setCancelling] = useState(false);
  const cancel = async () => {
    if (followed === undefined) return close();
    setCancelling(true);
    setRefused(undefined);
    const attempt = await cancelOrAsk(followed);
    setCancelling(false);
    if (attempt !== undefined) receive(attempt);
    if (attempt === undefined || isPaymentOpen(attempt)) setRefused(followed._id);
    else if (attempt.status !== 'succeeded') close();
  };
  const isRefused = refused !== undefined && refused === followed?._id;
  return { cancel: () => void cancel(), isCancelling, isRefused };
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
  const paid = useRef<string>(undefined);
  const chosen = useRef<string>(undefined);
  const fail = useFailure();
  const close = () => {
    setCharge(undefined);
    setFollowed(undefined);
    setChoices(undefined);
  };
  const receive = (attempt: PaymentAttempt, of = charge) => {
    setFollowed(attempt);
    kept.current = keptRequest(kept.current, attempt);
    // answers and events may both tell of it
    if (attempt.status === 'succeeded' && of !== undefined && paid.current !== attempt._id) {
      paid.current = attempt._id;
      markOwnChange(of.session, Date.now());
      close();
      onPaid(attempt, of);
    }
  };
  useFollowed(followed && isPaymentOpen(followed) ? followed : undefined, (attempt) => receive(attempt));
  const start = async (next: TerminalCharge, terminal?: string) => {
    const wanted = { ...next, ...(terminal !== undefined && { terminal }) };
    const request = chargeRequest(kept.current, JSON.stringify(wanted), newRequestId);
    kept.current = request;
    chosen.current = terminal;
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
  const cancelling = useCancel(followed, receive, close);
  // again at the same terminal: who was asked once for it is not asked twice
  const retry = (terminal = chosen.current) => void (charge && start(charge, terminal));
  const isBusy = isWorking || cancelling.isCancelling;
  return { charge, followed, choices, ...cancelling, isWorking: isBusy, start, retry, close };
}

export type TerminalPayment = ReturnType<typeof useTerminalPayment>;

/** Asks what has become of a payment. */
function askAbout({ _id: payment, session }: Named): Promise<PaymentAttempt> {
  return callAsStaff(() => create<PaymentAttempt>('payments/check', { payment, session }));
}

/**
 * Cancels a payment and resolves with what it is then: a card may have been charged meanwhile, or its bank may still be
 * working on it. Undefined if nobody answers.
 */
async function cancelOrAsk(followed: Named): Promise<PaymentAttempt | undefined> {
  const { _id: payment, session } = followed;
  try {
    return await callAsStaff(() => create<PaymentAttempt>('payments/cancel', { payment, session }));
  } catch {
    return askAbout(followed).catch(() => undefined);
  }
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
