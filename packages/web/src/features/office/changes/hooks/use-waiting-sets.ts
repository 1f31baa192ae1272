import type { ChangeSet, Page } from '@comanda/contract';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { useOffice } from '../../frame/index.ts';
import { useDraft } from '../draft-context.ts';
import { WAITING_KEY } from '../state/office-keys.ts';
import { inWaitingOrder, WAITING_STATUSES } from '../state/waiting-sets.ts';

const READ_AT_ONCE = 200;
const NONE: readonly ChangeSet[] = [];

/** Returns the scheduled and blocked sets, and open ones beside the organisation's; kept current by `DraftProvider`. */
export function useWaitingSets(): readonly ChangeSet[] {
  const { isJoined } = useOffice();
  const { _id: draft } = useDraft().set;
  const { data = NONE } = useQuery({
    queryKey: WAITING_KEY,
    enabled: isJoined,
    queryFn: async () => {
      const query = { status: { $in: WAITING_STATUSES }, $limit: READ_AT_ONCE };
      return (await connection.call<Page<ChangeSet>>('find', 'changeSets', query)).data;
    },
  });
  return useMemo(() => inWaitingOrder(data, draft), [data, draft]);
}

/** Returns the edits of a set beside the open one, while they are shown. */
export function useSetEdits({ _id, version }: ChangeSet, isShown: boolean): ChangeSet['edits'] {
  const { data } = useQuery({
    queryKey: [...WAITING_KEY, _id, version],
    enabled: isShown,
    queryFn: () => connection.call<ChangeSet>('get', 'changeSets', _id),
  });
  return data?.edits;
}
