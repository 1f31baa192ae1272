import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { restoreKeyOf, saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { readSession, sessionKey } from '../../../../data/sessions/session-cache.ts';

const KEY = /^#receipt=([\w-]{22})$/;

/**
 * Reads the bill of a receipt's link by the key behind it, which the phone keeps with its other orders. Returns true
 * while it is read.
 */
export function useReceiptLink(id: string | undefined): boolean {
  const { hash } = useLocation();
  const queries = useQueryClient();
  const key = KEY.exec(hash)?.[1];
  const isNew = id !== undefined && key !== undefined && restoreKeyOf(id) === undefined;
  const { isPending } = useQuery({
    queryKey: ['receiptLink', id ?? '', key ?? ''],
    enabled: isNew,
    retry: false,
    queryFn: async () => {
      const session = await readSession(id ?? '', key);
      saveSession({ _id: session._id, restoreKey: key ?? '', shop: session.shop });
      queries.setQueryData(sessionKey(session._id), session);
      return true;
    },
  });
  return isNew && isPending;
}
