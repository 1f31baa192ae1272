import { useEffect, useState } from 'react';
import { connection } from '../../../../data/calls/connection.ts';
import { pendingOrder } from '../../../../data/order-details/pending-order.ts';
import { withMessages } from '../../../../i18n/load-messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Banner } from '../../../../ui/layout/banner.tsx';
import { placing, usePlacing } from '../hooks/use-placing.ts';
import { PlacingDialog } from './placing-dialog.tsx';

const RETRY_MS = 8000;

/** Sends what was kept: as the page starts, with each new connection, and again after a while. */
function useResending(isKept: boolean): void {
  useEffect(() => {
    if (pendingOrder.get() !== null) void placing.resume();
  }, []);
  useEffect(() => {
    if (!isKept) return;
    // a connection that is up as this begins is the one that gave no answer: its turn comes with the timer
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

/** The order that is on its way: being sent, kept for want of a network, refused, or placed. */
export function PendingOrderBanner() {
  const { t } = useTranslation('checkout');
  const state = usePlacing();
  // an order that was kept before stays so in sight while it is tried again
  const [wasKept, setWasKept] = useState(false);
  if (state.kind === 'kept' && !wasKept) setWasKept(true);
  if (state.kind !== 'kept' && state.kind !== 'sending' && wasKept) setWasKept(false);
  useResending(state.kind === 'kept');
  // fetched while the order is on its way, so that the answer can be told whatever the network does then
  const part = useLazyPart(
    'outcome',
    () => withMessages(() => import('./outcome.tsx'), 'checkout', 'session', 'cart'),
    state.kind !== 'idle',
  );
  const isKept = state.kind === 'kept' || (state.kind === 'sending' && wasKept);
  return (
    <>
      {isKept && (
        <Banner
          icon="clock"
          title={t('placing.kept')}
          text={t('placing.keptText')}
          action={
            <Button
              size="s"
              variant="quiet"
              busy={state.kind === 'sending'}
              onClick={() => void placing.resume()}
            >
              {t('common:retry')}
            </Button>
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
