import type { CallStaff, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { keepNewer, sessionKey } from '../../../../data/sessions/session-cache.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** The reason for a call: its kind, and the guest's own words for `other`. */
export type StaffRequest = Pick<CallStaff, 'kind' | 'text'>;

/** Calls staff to the guests of a bill, and shows a toast with the result. */
export function useCallStaff({ _id }: Pick<TableSession, '_id'>, onDone: () => void) {
  const { t } = useTranslation('call-staff');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (request: StaffRequest) => {
      const call = { session: _id, restoreKey: restoreKeyOf(_id), ...request };
      return create<TableSession>('tableSessions/callStaff', call);
    },
    onSuccess: (session) => {
      queries.setQueryData<TableSession>(sessionKey(_id), (cached) => keepNewer(cached, session));
      toast.success(t('done'));
    },
    onError: (error) => {
      const isOften = error instanceof CallError && error.code === 'tooManyRequests';
      toast.error(t(isOften ? 'often' : 'failed'));
    },
    onSettled: onDone,
  });
}
