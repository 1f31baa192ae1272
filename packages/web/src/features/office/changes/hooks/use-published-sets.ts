import type { ChangeSet, Page } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { HISTORY_KEY } from '../state/office-keys.ts';

const SHOWN = 5;

/** Returns the sets published last. */
export function usePublishedSets(isShown: boolean): readonly ChangeSet[] {
  const { data } = useQuery({
    queryKey: HISTORY_KEY,
    enabled: isShown,
    queryFn: async () => {
      const query = { status: 'published', $sort: { publishedAt: -1 }, $limit: SHOWN };
      return (await connection.call<Page<ChangeSet>>('find', 'changeSets', query)).data;
    },
  });
  return data ?? [];
}
