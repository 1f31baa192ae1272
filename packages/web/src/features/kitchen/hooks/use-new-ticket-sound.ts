import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useMemo, useRef } from 'react';
import { createChime } from '../../../lib/chime.ts';

/** Rings when a ticket arrives that was not on the screen before; the first list is silent. */
export function useNewTicketSound(tickets: readonly KitchenTicket[] | undefined, isOn: boolean): void {
  const chime = useMemo(createChime, []);
  const known = useRef<Set<string> | undefined>(undefined);
  useEffect(() => {
    if (!isOn) return;
    const unlock = () => chime.unlock();
    addEventListener('pointerdown', unlock);
    addEventListener('keydown', unlock);
    return () => {
      removeEventListener('pointerdown', unlock);
      removeEventListener('keydown', unlock);
    };
  }, [chime, isOn]);
  useEffect(() => {
    if (!tickets) return;
    const before = known.current;
    const isNew =
      before !== undefined && tickets.some(({ _id, status }) => status === 'waiting' && !before.has(_id));
    known.current = new Set([...(before ?? []), ...tickets.map(({ _id }) => _id)]);
    if (isNew && isOn) chime.ring();
  }, [tickets, isOn, chime]);
}
