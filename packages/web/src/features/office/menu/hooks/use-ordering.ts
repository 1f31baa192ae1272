import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { type DropEdge, movedBeside, movedBy } from '../state/order.ts';

type Entry = { readonly id: string; readonly name: string };
type Ordering = {
  /** Element that holds the entries, each in a list item. */
  readonly list: RefObject<HTMLElement | null>;
  readonly items: readonly Entry[];
  readonly onOrder: (ids: readonly string[]) => void;
};

/** Returns the direction of Alt and an arrow key; undefined for other keys, and in fields. */
export function moveByKey(event: KeyboardEvent): 1 | -1 | undefined {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (!event.altKey || isTyping) return undefined;
  return event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
}

/**
 * Returns the functions that move an entry by one place or beside another, and what is said of the last move; the focus
 * stays with what was moved (B3.5).
 */
export function useOrdering({ list, items, onOrder }: Ordering) {
  const { t } = useTranslation('office');
  const held = useRef<HTMLElement | null>(null);
  const [said, setSaid] = useState('');
  const ids = items.map(({ id }) => id);
  const order = ids.join(' ');
  useLayoutEffect(() => {
    const focused = held.current;
    held.current = null;
    if (focused === null || order === '') return;
    // a moved row loses the focus, and the button of an end is disabled
    const isOff = focused.matches(':disabled');
    const other = focused.closest('li')?.querySelector<HTMLElement>('button:not(:disabled)');
    (isOff ? other : focused)?.focus();
  }, [order]);
  function send(next: readonly string[] | undefined, id: string): void {
    if (next === undefined) return;
    const { activeElement } = document;
    const isInside = activeElement instanceof HTMLElement && list.current?.contains(activeElement);
    held.current = isInside ? activeElement : null;
    const name = items.find((item) => item.id === id)?.name ?? '';
    setSaid(t('menu.order.moved', { name, at: next.indexOf(id) + 1, count: next.length }));
    onOrder(next);
  }
  return {
    said,
    move: (id: string, by: 1 | -1) => send(movedBy(ids, id, by), id),
    drop: (id: string, target: string, edge: DropEdge) => send(movedBeside(ids, id, { target, edge }), id),
  };
}
