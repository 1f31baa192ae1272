import type { TableSession } from '@comanda/contract';
import { useQueries } from '@tanstack/react-query';
import { useEffect } from 'react';
import { toCallError } from '../../../../data/calls/call-error.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { readSession, sessionKey } from '../../../../data/sessions/session-cache.ts';
import { logWarning } from '../../../../lib/log-warning.ts';

/** A past order; without a session while it loads, or if the server no longer has it. */
type PastOrder = {
  readonly id: string;
  readonly session: TableSession | undefined;
  readonly isPending: boolean;
};

/** Past orders in the sequence of their ids. */
export type PastOrders = {
  readonly orders: readonly PastOrder[];
  /** Set if some could not be read: requests those again. */
  readonly retry: (() => void) | undefined;
};

/** Returns true unless the answer is final: the server no longer has the order, or this phone may not see it. */
function isUnread(error: Error | null): boolean {
  return error !== null && !['sessionNotFound', 'forbidden'].includes(toCallError(error).code);
}

/** Reads this phone's orders by id, in that sequence, without live updates. */
export function usePastOrders(ids: readonly string[]): PastOrders {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: sessionKey(id),
      queryFn: () => readSession(id, restoreKeyOf(id)),
    })),
  });
  const unread = answers.filter(({ error, data }) => data === undefined && isUnread(error));
  const failure = unread[0]?.error;
  useEffect(() => {
    if (failure) logWarning('some orders did not load', failure);
  }, [failure]);
  return {
    orders: answers.map(({ data, isPending }, at) => ({ id: ids[at] ?? '', session: data, isPending })),
    retry: unread.length === 0 ? undefined : () => unread.forEach(({ refetch }) => void refetch()),
  };
}
