import type { KitchenTicket } from '@comanda/contract';
import { useEffect, useRef, useState } from 'react';
import { ONE_PRESS_MS } from '../../../../lib/press-guard.ts';

/**
 * Returns the tickets that have just moved, here or on another screen: a press meant for a ticket's former place must
 * not hit the one that replaced it.
 */
export function useJustMoved(
  tickets: readonly Pick<KitchenTicket, '_id' | 'status'>[] | undefined,
): (ticket: string) => boolean {
  const [moving, setMoving] = useState<ReadonlySet<string>>(new Set());
  const [seen, setSeen] = useState(tickets);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  if (seen !== tickets) {
    setSeen(tickets);
    const before = new Map(seen?.map(({ _id, status }) => [_id, status]));
    const moved = (tickets ?? []).filter(({ _id, status }) => before.has(_id) && before.get(_id) !== status);
    if (moved.length > 0) setMoving((ids) => new Set([...ids, ...moved.map(({ _id }) => _id)]));
  }
  useEffect(() => {
    for (const id of moving) {
      if (timers.current.has(id)) continue;
      const rest = () => {
        timers.current.delete(id);
        setMoving((ids) => new Set([...ids].filter((each) => each !== id)));
      };
      timers.current.set(id, setTimeout(rest, ONE_PRESS_MS));
    }
  }, [moving]);
  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
      running.clear();
    };
  }, []);
  return (ticket) => moving.has(ticket);
}
