import type { ChangeSet } from '@comanda/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { type DraftSet, draftOf } from '../state/drafted.ts';
import { DRAFT_KEY, HISTORY_KEY, LIVE_KEY, WAITING_KEY } from '../state/office-keys.ts';

async function readDraft(): Promise<DraftSet> {
  try {
    return draftOf(await connection.call<ChangeSet>('get', 'changeSets', 'open'));
  } catch (error) {
    if (error instanceof CallError && error.code === 'notFound') return draftOf(undefined);
    throw error;
  }
}

/** Returns the open change set, kept current by the events of sets; publishing also renews the lists. */
export function useDraftQuery(isJoined: boolean) {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isJoined) return;
    const renew = (...keys: readonly (readonly string[])[]) => {
      for (const queryKey of keys) void queries.invalidateQueries({ queryKey });
    };
    // events before the connection was signed in are lost
    renew(DRAFT_KEY, LIVE_KEY, HISTORY_KEY, WAITING_KEY);
    return connection.onEvent('changeSets', 'patched', (set) => {
      const known = queries.getQueryData<DraftSet>(DRAFT_KEY);
      // edits of the open set, which are many, change none of those that wait
      if (set._id !== known?._id || set.isDraft !== true) renew(WAITING_KEY);
      if (set.status === 'published') renew(DRAFT_KEY, LIVE_KEY, HISTORY_KEY);
      else if (set._id !== known?._id || set.version > known.version) renew(DRAFT_KEY);
    });
  }, [isJoined, queries]);
  return useQuery({
    queryKey: DRAFT_KEY,
    enabled: isJoined,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: readDraft,
  });
}
