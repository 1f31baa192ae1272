import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { savedCarts } from '../../../../data/cart/saved-carts.ts';
import { endVisit } from '../../../../data/devices/end-visit.ts';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { clearGuestStorage } from '../../../../data/devices/pos-mode.ts';
import { savedSessions } from '../../../../data/sessions/saved-sessions.ts';
import { forgetLocale } from '../../../../i18n/forget-locale.ts';
import { cancelLeft, cancelWhenBack, leftOrder } from '../state/left-order.ts';
import type { Visit } from '../state/visit.ts';

/**
 * Returns the end of a visit (till T1.1): an order that nobody pays for is cancelled, and the page is loaded anew, so that
 * nothing of the guest stays. Without the server, which a page cannot be loaded from, what the visit holds in memory is
 * cleared instead, and the order is cancelled once it is back.
 */
export function useEnd(
  device: PosDevice['device'],
  visit: Visit,
  isOnline: boolean,
  onReset: () => void,
): () => void {
  const queries = useQueryClient();
  const now = useRef({ visit, isOnline, onReset });
  now.current = { visit, isOnline, onReset };
  const isEnding = useRef(false);
  return useCallback(() => {
    if (isEnding.current) return;
    const { visit: left, isOnline: hasServer } = now.current;
    const order = leftOrder(left);
    const clear = () => {
      isEnding.current = false;
      savedCarts.set([]);
      savedSessions.set([]);
      queries.removeQueries({ queryKey: ['tableSessions'] });
      clearGuestStorage();
      forgetLocale();
      now.current.onReset();
      if (order !== undefined) cancelWhenBack(order);
    };
    if (!hasServer) return clear();
    isEnding.current = true;
    const cancelled = order === undefined ? Promise.resolve() : cancelLeft(order);
    void cancelled.then(() => endVisit(device), clear);
  }, [device, queries]);
}
