import type { ChangeSet, MomentsDifference, Page } from '@comanda/contract';
import type { SetEdit } from '@comanda/domain';
import { useQuery } from '@tanstack/react-query';
import { connection, create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { HISTORY_KEY } from '../../changes/index.ts';
import { useOffice } from '../../frame/index.ts';
import type { ComparedMoments } from '../state/days.ts';

/** Sets that are listed. */
const MAX_SETS = 50;

/** Returns what differs at two moments (B2.9); read again after each publishing. */
export function useDifference(moments: ComparedMoments | undefined) {
  const { isJoined } = useOffice();
  return useQuery({
    queryKey: [...HISTORY_KEY, 'difference', moments],
    enabled: isJoined && moments !== undefined,
    queryFn: async () => {
      const { edits } = await callAsStaff(() => create<MomentsDifference>('changeSets/difference', moments));
      // the cast is sound: values of edits are JSON
      return edits as readonly SetEdit[];
    },
  });
}

/** Returns the sets that were published between two moments, the last first, and how many there are. */
export function useSetsBetween(moments: ComparedMoments | undefined) {
  const { isJoined } = useOffice();
  return useQuery({
    queryKey: [...HISTORY_KEY, 'between', moments],
    enabled: isJoined && moments !== undefined,
    queryFn: () => {
      const publishedAt = { $gt: moments?.from, $lte: moments?.to };
      const query = { status: 'published', publishedAt, $sort: { publishedAt: -1 }, $limit: MAX_SETS };
      return callAsStaff(() => connection.call<Page<ChangeSet>>('find', 'changeSets', query));
    },
  });
}
