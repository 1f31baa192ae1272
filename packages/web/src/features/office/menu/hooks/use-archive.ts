import type { ChangeList } from '@comanda/domain';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { useRenewDraft } from '../../changes/index.ts';

/**
 * Returns the function that archives a document in the open set, and the number of places that use it once it was refused
 * for them (B2.8); what was never published is gone.
 */
export function useArchive(list: ChangeList, onArchived?: () => void) {
  const { t } = useTranslation('office');
  const toast = useToast();
  const renew = useRenewDraft();
  const { mutate, error, isPending, reset } = useMutation({
    mutationFn: ({ id, detach }: { readonly id: string; readonly detach: boolean }) => {
      const query = { requestId: newRequestId(), changeSet: 'open', ...(detach && { detach }) };
      return callAsStaff(() => connection.call<unknown>('remove', list, id, query));
    },
    onSuccess: () => {
      renew();
      onArchived?.();
    },
    onError: (failure) => {
      const code = failure instanceof CallError ? failure.code : 'serverError';
      if (code !== 'inUse') toast.error(t(`errors:${code}`));
    },
  });
  const places = error instanceof CallError && error.code === 'inUse' ? error.data.places : undefined;
  return {
    archive: (id: string, detach = false) => mutate({ id, detach }),
    /** Number of places that use it; undefined unless asked about. */
    uses: places === undefined ? undefined : Array.isArray(places) ? places.length : 1,
    isPending,
    forget: reset,
  };
}
