import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { carriedHash } from '../../../../data/sessions/carried-session.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { canKeep } from '../../../../lib/can-keep.ts';

/** Puts an order's key into the address of its page where this browser keeps nothing, so that a reload finds it again. */
export function useCarriedKey(session: string | undefined): void {
  const { key: visit } = useLocation();
  useEffect(() => {
    const restoreKey = restoreKeyOf(session);
    if (visit === '' || session === undefined || restoreKey === undefined || canKeep()) return;
    history.replaceState(history.state, '', carriedHash(session, restoreKey));
  }, [session, visit]);
}
