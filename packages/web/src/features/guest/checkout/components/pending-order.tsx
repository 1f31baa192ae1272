import { moneyText } from '@comanda/domain';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { connection } from '../../../../data/calls/connection.ts';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { type PendingOrder, pendingOrder, sentLines } from '../../../../data/order-details/pending-order.ts';
import { withMessages } from '../../../../i18n/load-messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { usePersisted } from '../../../../lib/persisted.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { usePlacedDishes } from '../hooks/use-placed-dishes.ts';
import { placing, usePlacing } from '../hooks/use-placing.ts';
import { orderPathOf } from '../state/order-path.ts';
import type { Placing } from '../state/placing.ts';
import css from './pending-order.module.css';
import { PlacingDialog } from './placing-dialog.tsx';

const RETRY_MS = 8000;

/** Resends the kept order on page start, on each reconnect and at intervals. */
function useResending(isKept: boolean): void {
  useEffect(() => {
    if (pendingOrder.get() !== null) void placing.resume();
  }, []);
  useEffect(() => {
    if (!isKept) return;
    // the listener fires at once if already connected; that connection has just failed, so wait for the timer
    let isWatching = false;
    const stop = connection.onConnected(() => isWatching && void placing.resume());
    isWatching = true;
    const timer = setTimeout(() => void placing.resume(), RETRY_MS);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isKept]);
}

/** Leads from the empty cart to the page of an order that was answered before a reload, and forgets it anywhere else. */
function useAnswered(state: Placing): void {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { lines } = useCart();
  const isEmptyCart = pathname === ROUTES.cart && lines.length === 0;
  useEffect(() => {
    if (state.kind !== 'answered') return;
    if (isEmptyCart) navigate(orderPathOf(state.placed), { replace: true });
    else placing.settle();
  }, [state, isEmptyCart, navigate]);
}

/** Returns the number of dishes of an order and its total. */
function useOrderFacts(order: PendingOrder | null): { readonly pieces: number; readonly amount: string } {
  const { currency, locale } = useMoneyStyle();
  if (order === null) return { pieces: 0, amount: '' };
  const dishes = sentLines(order).filter(({ fromProduct }) => fromProduct === undefined);
  const pieces = dishes.reduce((sum, { quantity }) => sum + quantity, 0);
  return { pieces, amount: moneyText(order.call.total, currency, locale) };
}

/** Renders the pending order: sending, kept while offline, refused or placed. */
export function PendingOrderBanner() {
  const { t } = useTranslation('checkout');
  const state = usePlacing();
  // the banner of a kept order stays while it is being resent
  const [wasKept, setWasKept] = useState(false);
  if (state.kind === 'kept' && !wasKept) setWasKept(true);
  if (state.kind !== 'kept' && state.kind !== 'sending' && wasKept) setWasKept(false);
  useResending(state.kind === 'kept');
  useAnswered(state);
  usePlacedDishes();
  // preloaded while sending, so that the outcome can be shown even if the network fails
  const part = useLazyPart(
    'outcome',
    () => withMessages(() => import('./outcome.tsx'), 'checkout', 'session', 'cart', 'errors'),
    state.kind !== 'idle',
  );
  const order = usePersisted(pendingOrder);
  const { pieces, amount } = useOrderFacts(order);
  const navigate = useNavigate();
  const takeBack = () => {
    placing.takeBack();
    navigate(ROUTES.cart);
  };
  const isKept = state.kind === 'kept' || (state.kind === 'sending' && wasKept);
  return (
    <>
      {isKept && (
        <Banner
          icon="clock"
          title={t('placing.kept')}
          text={
            <>
              {t('placing.keptItems', { count: pieces, amount })} {t('placing.keptText')}
            </>
          }
          below={
            <div className={css.actions}>
              <Button
                size="s"
                variant="plain"
                busy={state.kind === 'sending'}
                onClick={() => void placing.resume()}
              >
                {t('common:retry')}
              </Button>
              {state.kind === 'kept' && !state.order.wasSent && (
                <Button size="s" variant="quiet" onClick={takeBack}>
                  {t('placing.takeBack')}
                </Button>
              )}
            </div>
          }
        />
      )}
      <PlacingDialog open={state.kind === 'sending' && !wasKept} />
      {(state.kind === 'refused' || state.kind === 'placed') && part !== undefined && (
        <part.Outcome state={state} />
      )}
    </>
  );
}
