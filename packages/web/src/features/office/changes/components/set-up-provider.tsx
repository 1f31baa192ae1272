import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { useOffice } from '../../frame/index.ts';
import { useSetUpEdits } from '../hooks/use-set-up-edits.ts';
import { SetUpContext } from '../set-up-context.ts';
import { LIVE_KEY } from '../state/office-keys.ts';

/** Reads the lists again whenever anybody publishes. */
function useFollowPublishing(isJoined: boolean): void {
  const queries = useQueryClient();
  useEffect(() => {
    if (!isJoined) return;
    const renew = () => void queries.invalidateQueries({ queryKey: LIVE_KEY });
    // events before the connection was signed in are lost
    renew();
    return connection.onEvent('changeSets', 'patched', ({ status }) => {
      if (status === 'published') renew();
    });
  }, [isJoined, queries]);
}

/** Provides the publishing of edits at once to the pages that set a shop up. */
export function SetUpProvider({ children }: { readonly children: ReactNode }) {
  useFollowPublishing(useOffice().isJoined);
  return <SetUpContext value={useSetUpEdits()}>{children}</SetUpContext>;
}
