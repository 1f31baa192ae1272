import type { KitchenTicket } from '@comanda/contract';
import { unseenChanges } from '@comanda/domain';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { putRow, type StaffListOptions, staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';

/** Returns the function that says Seen of a ticket's changes as they are drawn (K2.5), at once on this screen. */
export function useSeeTicket(options: StaffListOptions<KitchenTicket>) {
  const { t } = useTranslation('errors');
  const queries = useQueryClient();
  const toast = useToast();
  const { mutate } = useMutation({
    mutationFn: ({ _id: ticket, version }: KitchenTicket) =>
      callAsStaff(() => create<KitchenTicket>('kitchenTickets/seen', { ticket, version })),
    onMutate: (ticket) => {
      const changes = [...unseenChanges(ticket.changes ?? [], ticket.version)];
      const isGone = ticket.lines.length === 0 && changes.length === 0;
      putRow(queries, options, { ...ticket, changes, ...(isGone && { status: 'taken' as const }) });
    },
    onSuccess: (ticket) => putRow(queries, options, ticket),
    onError: (error) => {
      // seen on another screen already, and gone with it
      const isDone = error instanceof CallError && error.code === 'notFound';
      if (!isDone) toast.error(t(error instanceof CallError ? error.code : 'serverError'));
      void queries.invalidateQueries({ queryKey: staffListKey(options.service, options.shop) });
    },
  });
  return mutate;
}
