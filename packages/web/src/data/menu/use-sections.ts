import type { Section } from '@comanda/contract';
import { availableSections, menuTime } from '@comanda/domain';
import { useCallback, useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { usePersisted } from '../../lib/persisted.ts';
import { useNow } from '../../lib/use-now.ts';
import { useToast } from '../../ui/overlays/toast-context.ts';
import { CallError } from '../calls/call-error.ts';
import { create } from '../calls/connection.ts';
import { savedCarts, sectionOf } from '../cart/saved-carts.ts';
import { useCatalogueState } from '../catalogue/catalogue-context.ts';
import { orderContext, useOrderContext } from '../order-context/order-context.ts';
import { useWantedPickup } from '../order-details/pickup-at.ts';
import { restoreKeyOf } from '../sessions/saved-sessions.ts';
import { useJoinedSession } from '../sessions/use-joined-session.ts';

const EVERY = 20_000;

/** A section of the shop with its present availability. */
export type SectionAvailability = { readonly section: Section; readonly available: boolean };

/** Returns the sections of the shop, the current one, and the function that switches (specification §4). */
export function useSections() {
  const { data } = useCatalogueState();
  const { shop, mode, session: bill, section: chosen } = useOrderContext();
  const carts = usePersisted(savedCarts);
  // default to the section that the cart is filled from
  const section = chosen ?? (shop && sectionOf(carts, { shop, mode, session: bill }));
  const session = useJoinedSession();
  const { t } = useTranslation('menu');
  const toast = useToast();
  const now = useNow(EVERY);
  const pickup = useWantedPickup();
  const available = useMemo(() => {
    if (data === undefined) return [];
    const asked = { shop: data.shop, orderType: mode, now: new Date(now).toISOString() };
    const wantedAt = pickup === null ? undefined : new Date(pickup).toISOString();
    const moment = session === undefined ? menuTime(asked, wantedAt) : asked.now;
    const question = { ...asked, now: moment, sessionSection: session?.section ?? section };
    return availableSections(data.sections, question) as readonly Section[];
  }, [data, mode, section, session, now, pickup]);
  const places = useMemo(() => {
    const sorted = [...(data?.sections ?? [])].sort((a, b) => (a.showOrder ?? 0) - (b.showOrder ?? 0));
    return sorted.map((each) => ({
      section: each,
      available: available.some(({ _id }) => _id === each._id),
    }));
  }, [data, available]);
  const wanted = session?.section ?? section;
  const ofSession = session === undefined ? undefined : data?.sections.find(({ _id }) => _id === wanted);
  // pick the first available section when none is set or the one set has closed
  const current =
    ofSession ?? available.find(({ _id }) => _id === wanted) ?? available[0] ?? places[0]?.section;
  const sessionId = session?._id;
  const choose = useCallback(
    async (next: string) => {
      if (sessionId !== undefined) {
        const call = { session: sessionId, restoreKey: restoreKeyOf(sessionId), section: next };
        const refusal = await create('tableSessions/changeSection', call).then(
          () => undefined,
          (error: unknown) => (error instanceof CallError ? error.code : 'serverError'),
        );
        if (refusal === 'paymentNotPossible' || refusal === 'wouldOverpay')
          return toast.error(t('sectionWhilePaying'));
        if (refusal !== undefined) return toast.error(t('sectionFailed'));
      }
      orderContext.set((here) => ({ ...here, section: next }));
    },
    [sessionId, toast, t],
  );
  return { current, places, available, choose };
}
