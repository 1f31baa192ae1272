import type { PaymentAttempt } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { followQuery } from '../../../../data/calls/keep-fresh.ts';
import { paymentAttempts } from '../state/payment-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

/** Returns the query key of an attempt. */
export function attemptKey(payment: string) {
  return ['payments', payment] as const;
}

/** Returns the later of two states of an attempt. */
function latestOf(held: PaymentAttempt | null | undefined, next: PaymentAttempt): PaymentAttempt {
  return held && held.updatedAt > next.updatedAt ? held : next;
}

/**
 * Reads an attempt with live updates; null if this phone did not make it. Its session must be subscribed
 * (`useTableSession`) for the events to arrive.
 */
export function usePaymentAttempt(payment: string | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (payment === undefined) return;
    const key = attemptKey(payment);
    const stopEvents = connection.onEvent('payments', 'patched', (attempt) => {
      if (attempt._id !== payment) return;
      queries.setQueryData<PaymentAttempt | null>(key, (held) => latestOf(held, attempt));
    });
    const stopFollowing = followQuery(queries, key);
    return () => {
      stopFollowing();
      stopEvents();
    };
  }, [payment, queries]);
  return useQuery<PaymentAttempt | null>({
    queryKey: attemptKey(payment ?? ''),
    enabled: payment !== undefined,
    queryFn: async () => {
      const made = paymentAttempts.get().find((each) => each.payment === payment);
      const held = queries.getQueryData<PaymentAttempt | null>(attemptKey(payment ?? ''));
      return made ? latestOf(held, await sendAttempt(made)) : (held ?? null);
    },
  });
}
