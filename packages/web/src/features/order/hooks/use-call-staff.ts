import type { CallStaff, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../lib/api/call-error.ts';
import { create } from '../../../lib/api/connection.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useToast } from '../../../ui/toast-context.ts';
import { restoreKeyOf } from '../../session/state/held-sessions.ts';
import { keepNewer, sessionKey } from '../api/session-cache.ts';

/** What staff are called for. */
export type StaffWish = Pick<CallStaff, 'kind' | 'text'>;

/** Calls staff to a bill's guests; says whether they know. */
export function useCallStaff({ _id }: Pick<TableSession, '_id'>, onDone: () => void) {
  const { t } = useTranslation(['order', 'errors']);
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (wish: StaffWish) => {
      const call = { session: _id, restoreKey: restoreKeyOf(_id), ...wish };
      return create<TableSession>('tableSessions/callStaff', call);
    },
    onSuccess: (session) => {
      queries.setQueryData<TableSession>(sessionKey(_id), (held) => keepNewer(held, session));
      toast.success(t('call.done'));
    },
    onError: (error) => {
      const isOften = error instanceof CallError && error.code === 'tooManyRequests';
      toast.error(t(isOften ? 'call.often' : 'call.failed'));
    },
    onSettled: onDone,
  });
}
