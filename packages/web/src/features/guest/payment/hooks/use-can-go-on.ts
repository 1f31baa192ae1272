import type { PaymentAttempt } from '@comanda/contract';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLastAttempt } from './use-last-attempt.ts';

/** Milliseconds after which a guest who came back without an outcome may go on: the provider was asked by then. */
const ASKED_AFTER_MS = 8_000;

/** Returns true while an attempt can be gone on with at its provider's page, as far as is known. */
function isAtPage({ status, redirect }: PaymentAttempt): boolean {
  return status === 'requiresAction' && redirect !== undefined;
}

/**
 * Returns true once the guest of an attempt has come back from its page unpaid: by the page's own way back, or without
 * an outcome for so long that the provider knows of none.
 */
function useHasLeft(attempt: PaymentAttempt | undefined): boolean {
  const [search] = useSearchParams();
  const isOpen = attempt !== undefined && isAtPage(attempt);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isOpen) return;
    const timer = setTimeout(() => setIsLate(true), ASKED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isOpen]);
  return isOpen && (isLate || search.has('left'));
}

/**
 * Returns true if this phone's own payment may be gone on with or given up on the page of the outcome: its provider's
 * page was left, or takes another card (payments M2.4, M3.5).
 */
export function useCanGoOn(attempt: PaymentAttempt | undefined): boolean {
  const isOwn = useLastAttempt(attempt?.session)?.payment === attempt?._id;
  const hasLeft = useHasLeft(attempt);
  return isOwn && (hasLeft || attempt?.lastDecline !== undefined);
}
