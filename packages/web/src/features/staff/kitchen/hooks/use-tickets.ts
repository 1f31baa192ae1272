import type { KitchenTicket } from '@comanda/contract';
import { useMemo } from 'react';
import { type StaffListOptions, useStaffList } from '../../../../data/devices/use-staff-list.ts';

/** Options of the list of tickets not handed over. */
export function useTicketOptions(shop: string, isJoined: boolean): StaffListOptions<KitchenTicket> {
  return useMemo(
    () => ({
      service: 'kitchenTickets',
      shop,
      query: { $limit: 200 },
      isJoined,
      belongs: (ticket) => ticket.status !== 'taken',
      isNewer: (held, next) => held.version > next.version,
    }),
    [shop, isJoined],
  );
}

/** Returns the shop's tickets, live. */
export function useTickets(options: StaffListOptions<KitchenTicket>) {
  return useStaffList(options);
}
