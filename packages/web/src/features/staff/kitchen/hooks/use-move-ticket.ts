import type { KitchenTicket, MoveTicket } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CallError } from '../../../../data/calls/call-error.ts';
import { connection } from '../../../../data/calls/connection.ts';
import { callAsStaff } from '../../../../data/devices/call-as-staff.ts';
import { putRow, type StaffListOptions, staffListKey } from '../../../../data/devices/use-staff-list.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { movedTicket, withLine } from '../state/ticket-moves.ts';

type Move = { readonly ticket: KitchenTicket; readonly call: MoveTicket };

/**
 * Moves a ticket or one of its lines optimistically. A refusal refetches all tickets, and is shown unless the ticket
 * had moved already; a call refused because the log-in has ended is retried after the next sign-in. */
export function useMoveTicket(options: StaffListOptions<KitchenTicket>) {
  const { t } = useTranslation('errors');
  const queries = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: ({ ticket, call }: Move) =>
      callAsStaff(() => connection.call<KitchenTicket>('patch', 'kitchenTickets', ticket._id, call, {})),
    onMutate: ({ ticket, call }) => {
      const { line, status } = call;
      putRow(
        queries,
        options,
        line === undefined ? movedTicket(ticket, status) : withLine(ticket, line, status),
      );
    },
    onSuccess: (ticket) => putRow(queries, options, ticket),
    onError: (error, { ticket }) => {
      // moved already by somebody else or by a repeated press
      const isDone = error instanceof CallError && error.code === 'ticketMoved';
      const code = error instanceof CallError ? error.code : 'serverError';
      // cancelled, and seen by somebody
      if (code === 'notFound')
        toast.notice(t('kitchen:gone', { number: ticket.tableName ?? ticket.orderNumber }));
      else if (!isDone) toast.error(t(code));
      void queries.invalidateQueries({ queryKey: staffListKey(options.service, options.shop) });
    },
  });
}
