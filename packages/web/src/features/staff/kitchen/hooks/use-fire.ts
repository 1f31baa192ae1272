import type { KitchenTicket, TableSession } from '@comanda/contract';
import { useMutation } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Returns the function that fires a ticket that waits; one that somebody else has fired meanwhile is no error. */
export function useFire() {
  const { t } = useTranslation('errors');
  const toast = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: ({ session, lines }: KitchenTicket) => {
      const call = { requestId: newRequestId(), session, lines: lines.map(({ id }) => id) };
      return callAsStaff(() => create<TableSession>('tableSessions/fire', call));
    },
    onError: (error) => {
      const code = error instanceof CallError ? error.code : 'serverError';
      if (code !== 'nothingToFire') toast.error(t(code));
    },
  });
  return { fire: mutate, isFiring: isPending };
}
