import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useMemo, useRef, useState } from 'react';
import { createPressGuard } from '../../../../lib/press-guard.ts';
import { assignKeys, type BumpKeys } from '../state/bump-keys.ts';
import { byTurn } from '../state/ticket-moves.ts';

type BumpActions = {
  readonly bump: (ticket: KitchenTicket) => void;
  readonly recall: () => void;
  /** Answers the longest waiting table. */
  readonly answer: () => void;
  /** Opens the list of dishes to mark as sold out. */
  readonly soldOut: () => void;
  /** Turns the board's pages. */
  readonly turn: (by: 1 | -1) => void;
};

/**
 * Returns the keys of the tickets drawn, and bumps, recalls, answers or turns the page when one is pressed; debounced. A
 * ticket on another page has none.
 */
export function useBumpKeys(tickets: readonly KitchenTicket[], actions: BumpActions): BumpKeys {
  const [held, setHeld] = useState<BumpKeys>(new Map());
  const inOrder = [...tickets].sort(byTurn).map(({ _id }) => _id);
  const keys = assignKeys(held, inOrder);
  if (keys !== held) setHeld(keys);

  const guard = useMemo(createPressGuard, []);
  const latest = useRef({ tickets, keys, actions });
  latest.current = { tickets, keys, actions };
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping =
        event.target instanceof HTMLElement &&
        event.target.closest('input, select, [role=menu], [role=dialog]');
      if (isTyping || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      const key = event.key.toLowerCase();
      // debounced: the key may belong to another ticket by then
      if (!guard.allows(key)) return;
      const now = latest.current;
      if (key === 'r') return now.actions.recall();
      if (key === 's') return now.actions.soldOut();
      if (key === 'c') return now.actions.answer();
      if (key === 'n') return now.actions.turn(1);
      if (key === 'p') return now.actions.turn(-1);
      const ticket = now.tickets.find(({ _id }) => now.keys.get(_id) === key);
      if (ticket) now.actions.bump(ticket);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [guard]);
  return keys;
}
