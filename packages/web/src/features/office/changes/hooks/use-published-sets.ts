import type { ChangeSet, Page } from '@comanda/contract';
import type { EntityKey } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { connection } from '../../../../data/calls/connection.ts';
import { HISTORY_KEY } from '../state/office-keys.ts';

const SHOWN = 5;
const SHOWN_OF_DOCUMENT = 20;
const LAST_FIRST = { status: 'published', $sort: { publishedAt: -1 } } as const;

/** Returns the sets published last. */
export function usePublishedSets(isShown: boolean): readonly ChangeSet[] {
  const { data } = useQuery({
    queryKey: HISTORY_KEY,
    enabled: isShown,
    queryFn: async () => {
      const query = { ...LAST_FIRST, $limit: SHOWN };
      return (await connection.call<Page<ChangeSet>>('find', 'changeSets', query)).data;
    },
  });
  return data ?? [];
}

/** Returns the published sets that changed a document, the last first, with their edits of it; undefined while loading. */
export function useDocumentSets(
  { list, entity }: EntityKey,
  isShown: boolean,
): readonly ChangeSet[] | undefined {
  const { data } = useQuery({
    queryKey: [...HISTORY_KEY, list, entity],
    enabled: isShown,
    queryFn: async () => {
      const query = { ...LAST_FIRST, list, entity, $limit: SHOWN_OF_DOCUMENT };
      return (await connection.call<Page<ChangeSet>>('find', 'changeSets', query)).data;
    },
  });
  return data;
}
