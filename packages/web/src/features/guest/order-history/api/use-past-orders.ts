import type { TableSession } from '@comanda/contract';
import { useQueries } from '@tanstack/react-query';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { readSession, sessionKey } from '../../../../data/sessions/session-cache.ts';

/** An order of before; without a session while it is read, or for good when it is gone from the server. */
export type PastOrder = {
  readonly id: string;
  readonly session: TableSession | undefined;
  readonly isPending: boolean;
};

/** Orders of this phone by their ids, in that order; they are read, not followed. */
export function usePastOrders(ids: readonly string[]): readonly PastOrder[] {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: sessionKey(id),
      queryFn: () => readSession(id, restoreKeyOf(id)),
    })),
  });
  return answers.map(({ data, isPending }, at) => ({ id: ids[at] ?? '', session: data, isPending }));
}
