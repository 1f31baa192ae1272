import type { BoardEntry, Page } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { connection } from '../../../lib/api/connection.ts';
import { withEntry } from '../state/board-numbers.ts';

/** The numbers of a shop's board: reading follows them; read again with every new connection. */
export function useBoard(shop: string | undefined) {
  const queries = useQueryClient();
  useEffect(() => {
    if (shop === undefined) return;
    const key = ['board', shop];
    const stopEvents = connection.onEvent('board', 'patched', (data) => {
      const entry = data as BoardEntry;
      if (entry.shop !== shop) return;
      queries.setQueryData<readonly BoardEntry[]>(key, (entries) => entries && withEntry(entries, entry));
    });
    const stopConnected = connection.onConnected(() => void queries.invalidateQueries({ queryKey: key }));
    return () => {
      stopEvents();
      stopConnected();
    };
  }, [shop, queries]);
  return useQuery({
    queryKey: ['board', shop],
    enabled: shop !== undefined,
    queryFn: async () =>
      (await connection.call<Page<BoardEntry>>('find', 'board', { shop, $limit: 200 })).data,
  });
}
