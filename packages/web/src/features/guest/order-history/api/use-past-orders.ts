import type { TableSession } from '@comanda/contract';
import { useQueries } from '@tanstack/react-query';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { readSession, sessionKey } from '../../../../data/sessions/session-cache.ts';

/** A past order; without a session while it loads, or if the server no longer has it. */
export type PastOrder = {
  readonly id: string;
  readonly session: TableSession | undefined;
  readonly isPending: boolean;
};

/** Reads this phone's orders by id, in that sequence, without live updates. */
export function usePastOrders(ids: readonly string[]): readonly PastOrder[] {
  const answers = useQueries({
    queries: ids.map((id) => ({
      queryKey: sessionKey(id),
      queryFn: () => readSession(id, restoreKeyOf(id)),
    })),
  });
  return answers.map(({ data, isPending }, at) => ({ id: ids[at] ?? '', session: data, isPending }));
}
