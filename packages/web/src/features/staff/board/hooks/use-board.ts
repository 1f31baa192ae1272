import type { BoardEntry, Page } from '@comanda/contract';
import { useMemo } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { type LiveList, useLiveList } from '../../../../data/calls/use-live-list.ts';
import { withEntry } from '../state/board-numbers.ts';

/** Returns a shop's board, live; reading subscribes to it. */
export function useBoard(shop: string | undefined) {
  const list = useMemo<LiveList<BoardEntry>>(
    () => ({
      queryKey: ['board', shop],
      topic: 'board',
      apply: (entries, data) => {
        // the cast is sound: the board's events carry an entry
        const entry = data as BoardEntry;
        return entry.shop === shop ? withEntry(entries, entry) : entries;
      },
      read: async () =>
        (await connection.call<Page<BoardEntry>>('find', 'board', { shop, $limit: 200 })).data,
      isEnabled: shop !== undefined,
      refetch: 'shown',
    }),
    [shop],
  );
  return useLiveList(list);
}
