import type { MemberCard, SessionWithKey } from '@comanda/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { CallError, isPassing } from '../../../../data/calls/call-error.ts';
import { create } from '../../../../data/calls/connection.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { useSections } from '../../../../data/menu/use-sections.ts';
import { createPendingOrder } from '../../../../data/order-details/create-pending-order.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { saveSession } from '../../../../data/sessions/saved-sessions.ts';
import { sessionKey } from '../../../../data/sessions/session-cache.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { newRequestId } from '../../../../lib/request-id.ts';
import { useKiosk } from '../state/kiosk-context.ts';
import type { KioskMember } from '../state/visit.ts';

/** Adds the member to a placed order; returns false if that failed, which is no reason to lose the order. */
async function joined({ _id, restoreKey }: SessionWithKey, member: KioskMember): Promise<boolean> {
  const who = 'user' in member ? { user: member.user, proof: member.proof } : { phone: member.phone };
  try {
    await create('tableSessions/changeUser', { session: _id, restoreKey, ...who });
    return true;
  } catch {
    return false;
  }
}

/** Returns the member with a code, whom the guest shows to the kiosk (till T9.3). @throws {CallError} notFound */
export function identify(code: string): Promise<MemberCard> {
  return create<MemberCard>('users/identify', { code });
}

/** Returns the function that places the order; a repeat of the same order has the same request id, so it books once. */
export function useKioskPlacing() {
  const { visit, dispatch } = useKiosk();
  const { owner, lines } = useCart();
  const section = useSections().current?._id;
  const bill = useCartBill();
  const queries = useQueryClient();
  const { retry } = useCatalogueState();
  const tried = useRef({ order: '', requestId: '' });
  const { tent, member } = visit;
  const place = useMutation({
    mutationFn: async () => {
      if (owner === undefined || bill === undefined) throw new CallError('serverError', 500);
      // the same request whatever the total has become: the server may have it
      const order = JSON.stringify([owner, lines, tent]);
      if (tried.current.order !== order) tried.current = { order, requestId: newRequestId() };
      const { requestId } = tried.current;
      const input = { requestId, owner, section, restoreKey: undefined, lines, total: bill.share };
      const { service, call } = createPendingOrder(input);
      if (service !== 'tableSessions/create') throw new CallError('serverError', 500);
      const session = await create<SessionWithKey>(service, { ...call, session: { ...call.session, tent } });
      saveSession(session);
      const isMemberLost = member !== undefined && !(await joined(session, member));
      return { session, isMemberLost };
    },
    onSuccess: ({ session, isMemberLost }) => {
      const { restoreKey: _key, guest: _guest, ...placed } = session;
      queries.setQueryData(sessionKey(session._id), placed);
      dispatch({ type: 'placed', session: session._id, isMemberLost });
    },
    onError: retry,
  });
  return { place, problem: usePlacingProblem(place.error) };
}

/** Returns why the order was not placed, in words. */
function usePlacingProblem(error: Error | null): string | undefined {
  const { t } = useTranslation('kiosk');
  if (error === null) return undefined;
  if (!(error instanceof CallError) || isPassing(error)) return t('review.failed');
  return error.code === 'priceChanged' ? t('review.priceChanged') : t(`errors:${error.code}`);
}
