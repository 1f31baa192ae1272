import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import type { StaffSound } from '../../sound/index.ts';

/** Rings for new tickets; the first list is silent. */
export function useNewTicketSound(
  tickets: readonly KitchenTicket[] | undefined,
  ring: StaffSound['ring'],
): void {
  const known = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (!tickets) return;
    const before = known.current;
    const isNew =
      before !== undefined && tickets.some(({ _id, status }) => status === 'waiting' && !before.has(_id));
    known.current = new Set([...(before ?? []), ...tickets.map(({ _id }) => _id)]);
    if (isNew) ring('rising');
  }, [tickets, ring]);
}
