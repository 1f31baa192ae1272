import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useRef } from 'react';
import type { StaffSound } from '../../sound/index.ts';

/** Rings for new and newly fired tickets, and for those that are rushed or changed; the first list is silent. */
export function useNewTicketSound(
  tickets: readonly KitchenTicket[] | undefined,
  ring: StaffSound['ring'],
): void {
  /** The tickets that rang, and those that did so when they were rushed. */
  const known = useRef<ReadonlySet<string> | undefined>(undefined);
  useEffect(() => {
    if (!tickets) return;
    const before = known.current;
    const calls = tickets.flatMap((ticket) => [ticket._id, ...urgentKeys(ticket)]);
    const isOpen = ({ status }: KitchenTicket) => status === 'waiting';
    const isNew =
      before !== undefined &&
      tickets.some((ticket) => {
        const isUnknown = isOpen(ticket) && !before.has(ticket._id);
        return isUnknown || urgentKeys(ticket).some((key) => !before.has(key));
      });
    known.current = new Set([...(before ?? []), ...calls]);
    if (isNew) ring('rising');
  }, [tickets, ring]);
}

/** Returns the keys of a ticket's rush and of its unseen changes. */
function urgentKeys({ _id, rush, changes = [] }: KitchenTicket): readonly string[] {
  const moments = [...(rush === undefined ? [] : [rush.at]), ...changes.map(({ version }) => version)];
  return moments.map((moment) => `${_id} ${moment}`);
}
