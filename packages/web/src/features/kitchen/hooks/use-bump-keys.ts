import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useRef, useState } from 'react';
import { assignKeys, type BumpKeys } from '../state/bump-keys.ts';
import { byTurn } from '../state/ticket-moves.ts';

/** Gives the tickets their keys, and bumps or recalls when one is pressed. */
export function useBumpKeys(
  tickets: readonly KitchenTicket[],
  actions: { readonly bump: (ticket: KitchenTicket) => void; readonly recall: () => void },
): BumpKeys {
  const [held, setHeld] = useState<BumpKeys>(new Map());
  const inOrder = [...tickets].sort(byTurn).map(({ _id }) => _id);
  const keys = assignKeys(held, inOrder);
  if (keys !== held) setHeld(keys);

  const latest = useRef({ tickets, keys, actions });
  latest.current = { tickets, keys, actions };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement && event.target.closest('input, select, [role=menu]');
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const now = latest.current;
      if (event.key.toLowerCase() === 'r') return now.actions.recall();
      const ticket = now.tickets.find(({ _id }) => now.keys.get(_id) === event.key);
      if (ticket) now.actions.bump(ticket);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  return keys;
}
