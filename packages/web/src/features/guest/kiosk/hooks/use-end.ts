import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { create } from '../../../../data/calls/connection.ts';
import { savedCarts } from '../../../../data/cart/saved-carts.ts';
import { endVisit } from '../../../../data/devices/end-visit.ts';
import type { PosDevice } from '../../../../data/devices/pos-device.ts';
import { clearGuestStorage } from '../../../../data/devices/pos-mode.ts';
import { restoreKeyOf, savedSessions } from '../../../../data/sessions/saved-sessions.ts';
import { forgetLocale } from '../../../../i18n/locale.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import type { Visit } from '../state/visit.ts';

/** Cancels an order that the guest left before choosing how to pay; one that is paid or made meanwhile stays. */
async function abandon({ step, session }: Visit): Promise<void> {
  if (step !== 'pay' || session === undefined) return;
  const call = { requestId: newRequestId(), session, restoreKey: restoreKeyOf(session) };
  await create('tableSessions/cancel', call).catch(() => undefined);
}

/**
 * Returns the end of a visit (till T1.1): an order that nobody pays for is cancelled, and the page is loaded anew, so that
 * nothing of the guest stays. Without the server, which a page cannot be loaded from, what the visit holds in memory is
 * cleared instead.
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
    const { visit: left, isOnline: hasServer, onReset: reset } = now.current;
    if (hasServer) {
      isEnding.current = true;
      void abandon(left).then(() => endVisit(device));
      return;
    }
    savedCarts.set([]);
    savedSessions.set([]);
    queries.removeQueries({ queryKey: ['tableSessions'] });
    clearGuestStorage();
    forgetLocale();
    reset();
  }, [device, queries]);
}
