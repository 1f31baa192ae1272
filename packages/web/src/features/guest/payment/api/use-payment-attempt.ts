import type { PaymentAttempt } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection, create } from '../../../../data/calls/connection.ts';
import { followQuery } from '../../../../data/calls/keep-fresh.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { paymentAttempts } from '../state/payment-attempts.ts';
import { sendAttempt } from './send-attempt.ts';

/** Returns the query key of an attempt. */
export function attemptKey(payment: string) {
  return ['payments', payment] as const;
}

/** Pause between questions to the provider, which is asked every five seconds at most. */
const CHECK_EVERY_MS = 6_000;

/** Returns true while the provider of an attempt may know more of it than we do. */
function isAtProvider({ status, account }: PaymentAttempt): boolean {
  return account !== undefined && (status === 'requiresAction' || status === 'processing');
}

/** Asks the provider of an attempt what has become of it. */
function checkAttempt({ _id: payment, session }: PaymentAttempt): Promise<PaymentAttempt> {
  const restoreKey = restoreKeyOf(session);
  return create<PaymentAttempt>('payments/check', {
    ...{ payment, session },
    ...(restoreKey !== undefined && { restoreKey }),
  });
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
    // a webhook may be late, or never come (payments M3.3)
    refetchInterval: ({ state: { data } }) => data != null && isAtProvider(data) && CHECK_EVERY_MS,
    queryFn: async () => {
      const made = paymentAttempts.get().find((each) => each.payment === payment);
      const held = queries.getQueryData<PaymentAttempt | null>(attemptKey(payment ?? ''));
      if (made === undefined) return held ?? null;
      return latestOf(held, await (held && isAtProvider(held) ? checkAttempt(held) : sendAttempt(made)));
    },
  });
}
