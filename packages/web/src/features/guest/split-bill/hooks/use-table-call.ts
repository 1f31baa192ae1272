import type { ServicePath, TableSession } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { restoreKeyOf } from '../../../../data/sessions/saved-sessions.ts';
import { keepNewer, sessionKey } from '../../../../data/sessions/session-cache.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

type TableCall = Extract<
  ServicePath,
  'tableSessions/nameGuest' | 'tableSessions/shareLines' | 'tableSessions/changeCapacity'
>;

/** Changes a table's bill on behalf of one of its guests; other phones get it live. */
function useTableCall<Input extends object>(service: TableCall, session: string, onDone: () => void) {
  const { t } = useTranslation('split-bill');
  const toast = useToast();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (share: Input) =>
      create<TableSession>(service, { session, restoreKey: restoreKeyOf(session), ...share }),
    onSuccess: (answer) => {
      queries.setQueryData<TableSession>(sessionKey(session), (known) => keepNewer(known, answer));
      onDone();
    },
    onError: (error) => {
      const code = error instanceof CallError ? error.code : undefined;
      if (code === 'askStaff') toast.error(t('errors:askStaff'));
      else if (code === 'tooManyShares') toast.error(t('share.tooMany'));
      else toast.error(t(code === 'linesPaid' ? 'share.paid' : 'notSaved'));
    },
  });
}

/** This phone's guest: a name, a seat, or the guest that they are already on another phone. */
type WhoIAm = { readonly name?: string; readonly seat?: string; readonly as?: number };

/** Says who this guest is. */
export function useNameGuest(session: string, onDone: () => void) {
  return useTableCall<WhoIAm>('tableSessions/nameGuest', session, onDone);
}

/** Sets the number of guests at the table. */
export function useChangeCapacity(session: string, onDone: () => void) {
  return useTableCall<{ readonly capacity: number }>('tableSessions/changeCapacity', session, onDone);
}

/** Sets who pays for dishes in equal parts; an empty list returns them to the guest who ordered. */
export function useShareLines(session: string, onDone: () => void) {
  return useTableCall<{ readonly lines: readonly string[]; readonly guests: readonly number[] }>(
    'tableSessions/shareLines',
    session,
    onDone,
  );
}
