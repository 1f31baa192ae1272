import type { Page, PaymentAttempt } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../lib/api/connection.ts';
import { restoreKeyOf } from '../../session/state/held-sessions.ts';

/** Where an attempt lies in the query cache. */
export function attemptKey(payment: string) {
  return ['payments', payment] as const;
}

/** The later of two states of an attempt. */
export function keepLater(held: PaymentAttempt | null | undefined, next: PaymentAttempt): PaymentAttempt {
  return held && held.updatedAt > next.updatedAt ? held : next;
}

/** An attempt to pay as it is now; its session must be followed (`useTableSession`) for its events to come. */
export function usePaymentAttempt(session: string | undefined, payment: string | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (payment === undefined) return;
    const key = attemptKey(payment);
    const stopEvents = connection.onEvent('payments', 'patched', (data) => {
      const attempt = data as PaymentAttempt;
      if (attempt._id !== payment) return;
      queries.setQueryData<PaymentAttempt | null>(key, (held) => keepLater(held, attempt));
    });
    const stopConnected = connection.onConnected(() => {
      void queries.invalidateQueries({ queryKey: key });
    });
    return () => {
      stopEvents();
      stopConnected();
    };
  }, [payment, queries]);
  return useQuery<PaymentAttempt | null>({
    queryKey: attemptKey(payment ?? ''),
    enabled: payment !== undefined && session !== undefined,
    queryFn: async () => {
      const page = await connection.call<Page<PaymentAttempt>>('find', 'payments', {
        session,
        restoreKey: restoreKeyOf(session ?? ''),
        $limit: 100,
      });
      const read = page.data.find((attempt) => attempt._id === payment);
      const held = queries.getQueryData<PaymentAttempt | null>(attemptKey(payment ?? ''));
      return read ? keepLater(held, read) : (held ?? null);
    },
  });
}
