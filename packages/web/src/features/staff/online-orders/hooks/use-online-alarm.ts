import { useEffect, useRef } from 'react';
import { useNow } from '../../../../lib/use-now.ts';
import type { StaffSound } from '../../sound/index.ts';
import { alarmMarks, overdue } from '../state/online-order.ts';
import type { OnlineOrders } from './use-online-orders.ts';

const EVERY_SECOND = 1000;

/**
 * Returns the orders that wait for too long, and sounds for them (till T3.8): the desk bell for an alarm, the rising
 * notes for an order that has come; what waits already when the screen opens is silent until it is late.
 */
export function useOnlineAlarm({ waiting, isLoaded }: OnlineOrders, ring: StaffSound['ring']) {
  const now = useNow(EVERY_SECOND);
  const known = useRef<ReadonlyMap<string, string> | undefined>(undefined);
  const late = overdue(waiting, now);
  useEffect(() => {
    if (!isLoaded) return;
    const before = known.current;
    const marks = alarmMarks(waiting, now);
    known.current = marks;
    const changed = [...marks].filter(([order, mark]) => before?.get(order) !== mark);
    if (changed.some(([, mark]) => mark !== 'new')) ring('bell');
    else if (before !== undefined && changed.length > 0) ring('rising');
  }, [waiting, isLoaded, now, ring]);
  return { late, now };
}
