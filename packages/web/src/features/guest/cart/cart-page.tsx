import { type ReactNode, useState } from 'react';
import { useCart } from '../../../data/cart/use-cart.ts';
import { orderRemark, useOrderRemark } from '../../../data/order-details/order-remark.ts';
import { isUnanswered, pendingOrder } from '../../../data/order-details/pending-order.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { usePersisted } from '../../../lib/persisted.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { SKIP_TO, skipTo } from '../../../lib/skip-to.ts';
import { useDelayed } from '../../../lib/use-delayed.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { TextArea } from '../../../ui/controls/field.tsx';
import { SkipButton } from '../../../ui/controls/skip-link.tsx';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { WithCatalogue } from '../catalogue-gate/index.ts';
import { Fulfilment, PlaceBar, TermsLink, TipChoice, usePlacing } from '../checkout/index.ts';
import { TellKitchen } from '../dietary-filter/index.ts';
import { useOfferParts } from '../offers/index.ts';
import css from './cart-page.module.css';
import { CartBreakdown } from './components/cart-breakdown.tsx';
import { CartLines } from './components/cart-lines.tsx';
import { EmptyCart } from './components/empty-cart.tsx';
import { ExpiredNote } from './components/expired-note.tsx';
import { GoesWell } from './components/goes-well.tsx';
import { useExplainedCart } from './hooks/use-explained-cart.ts';
import { type Expired, useRestoredCart } from './hooks/use-restored-cart.ts';

const REMARK_LENGTH = 400;
/** Milliseconds that the rest of the cart waits for the offers above it. */
const OFFERS_WAIT = 2500;

function FilledCart({ note }: { readonly note: ReactNode }) {
  const { t } = useTranslation('cart');
  const explained = useExplainedCart();
  const parts = useOfferParts();
  const remark = useOrderRemark();
  const isWide = useWide();
  const isLate = useDelayed(OFFERS_WAIT);
  const hasOffers = explained !== undefined && parts !== undefined;
  // what stands below the offers comes with them, so that nothing moves
  const showsRest = hasOffers || isLate;
  return (
    <main className={css.page}>
      <SkipButton onSkip={() => skipTo(SKIP_TO.place)}>{t('app:skip.place')}</SkipButton>
      <section className={css.lines} aria-label={t('app:title.cart')}>
        {note}
        <h2 className="sr">{t('dishes')}</h2>
        <CartLines />
        <ButtonLink to={ROUTES.browse} variant="quiet" icon="plus" className={css.more}>
          {t('addMore')}
        </ButtonLink>
        {hasOffers && <parts.Offers explained={explained} />}
        {showsRest && (
          <>
            <GoesWell />
            <Fulfilment />
            <TellKitchen />
            <TextArea
              label={t('remark')}
              note={t('common:optional')}
              maxLength={REMARK_LENGTH}
              value={remark}
              onChange={orderRemark.set}
            />
            <TipChoice />
          </>
        )}
      </section>
      {(showsRest || isWide) && (
        <section className={css.sums} aria-label={t('total')}>
          <CartBreakdown />
          <TermsLink />
          {isWide && <PlaceBar docked={false} />}
        </section>
      )}
      {!isWide && <PlaceBar />}
    </main>
  );
}

/** Returns the state of an order that has left the cart and has no page yet: waiting, being sent or just placed. */
function usePlacedOrder(): 'kept' | 'sending' | 'placed' | undefined {
  const { kind } = usePlacing();
  const order = usePersisted(pendingOrder);
  if (kind === 'sending' || kind === 'placed') return kind;
  if (kind === 'kept' || isUnanswered(order)) return 'kept';
  // answered before this page was loaded anew
  return order === null ? undefined : 'placed';
}

/** Renders the cart whose dishes are in an order that is on its way. */
function SentCart({ order }: { readonly order: 'kept' | 'sending' | 'placed' }) {
  const { t } = useTranslation('checkout');
  const isKept = order === 'kept';
  const title = isKept ? 'placing.waits' : order === 'placed' ? 'placed.title' : 'placing.sending';
  return (
    <main>
      <EmptyState
        live
        fills
        title={t(title)}
        text={t(isKept ? 'placing.nextRound' : 'placed.opening')}
        action={
          <ButtonLink to={isKept ? ROUTES.browse : ROUTES.order}>
            {t(isKept ? 'cart:seeMenu' : 'order:seeOrder')}
          </ButtonLink>
        }
      />
    </main>
  );
}

function Cart() {
  const [expired, setExpired] = useState<Expired>();
  useRestoredCart(setExpired);
  const { lines } = useCart();
  const note = expired && <ExpiredNote expired={expired} onClose={() => setExpired(undefined)} />;
  const order = usePlacedOrder();
  if (lines.length === 0 && order !== undefined) return <SentCart order={order} />;
  return lines.length === 0 ? (
    <main>
      {note && <div className={css.note}>{note}</div>}
      <EmptyCart />
    </main>
  ) : (
    <FilledCart note={note} />
  );
}

/** Renders /cart: the lines, the explained total and the button that places the order. */
export function CartPage() {
  const { t } = useTranslation('common');
  const skeleton = (
    <Skeleton label={t('loading')} className={css.page}>
      <SkeletonRows count={3} />
    </Skeleton>
  );
  return (
    <WithCatalogue skeleton={skeleton}>
      <Cart />
    </WithCatalogue>
  );
}
