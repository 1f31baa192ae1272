import type { BoardEntry, Page } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { keepFresh } from '../../../../data/calls/keep-fresh.ts';
import { useEventBuffer } from '../../../../lib/event-buffer.ts';
import { withEntry } from '../state/board-numbers.ts';

/** Returns a shop's board, live; reading subscribes to it, and every connection refetches it, as does a timer. */
export function useBoard(shop: string | undefined) {
  const queries = useQueryClient();
  const buffer = useEventBuffer<readonly BoardEntry[]>();
  useEffect(() => {
    if (shop === undefined) return;
    const key = ['board', shop];
    const stopEvents = connection.onEvent('board', 'patched', (entry) => {
      if (entry.shop !== shop) return;
      const change = (entries: readonly BoardEntry[]) => withEntry(entries, entry);
      queries.setQueryData<readonly BoardEntry[]>(key, (entries) => entries && change(entries));
      buffer.record(change);
    });
    const fresh = keepFresh(queries, key);
    const stopConnected = connection.onConnected(fresh.now);
    return () => {
      fresh.stop();
      stopEvents();
      stopConnected();
    };
  }, [shop, queries, buffer]);
  return useQuery({
    queryKey: ['board', shop],
    enabled: shop !== undefined,
    queryFn: () =>
      buffer.read(
        async () => (await connection.call<Page<BoardEntry>>('find', 'board', { shop, $limit: 200 })).data,
      ),
  });
}
