import type { ChangeSet } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRenewLive } from './use-renew-live.ts';

/** Makes the set that turns back a published one, and publishes it. */
async function undoSet(changeSet: string): Promise<ChangeSet> {
  const { _id, version } = await callAsStaff(() =>
    create<ChangeSet>('changeSets/undo', { requestId: newRequestId(), changeSet }),
  );
  const call = { requestId: newRequestId(), changeSet: _id, version };
  return callAsStaff(() => create<ChangeSet>('changeSets/publish', call));
}

/** Returns the mutation that undoes a set that was published at once. */
export function useUndo() {
  const { t } = useTranslation('office');
  const toast = useToast();
  const renew = useRenewLive();
  return useMutation({
    mutationFn: undoSet,
    onSuccess: () => toast.success(t('setUp.undone')),
    onError: (error) => toast.error(t(`errors:${error instanceof CallError ? error.code : 'serverError'}`)),
    onSettled: renew,
  });
}
