import type { PaymentMethod, TableSession } from '@comanda/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { catalogueKey } from '../../../../data/catalogue/read-catalogue.ts';
import { REAPPLIED_KEY } from '../../../../data/coupons/reapplied-key.ts';
import { type PendingOrder, sentLines } from '../../../../data/order-details/pending-order.ts';
import { REPORTED_LIMITS_KEY } from '../../../../data/pricing/reported-limits.ts';
import { sessionKey } from '../../../../data/sessions/session-cache.ts';
import { addIncompleteOrder } from '../../../../data/sessions/use-incomplete-orders.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { holdTaps } from '../../../../lib/hold-taps.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { useToast } from '../../../../ui/overlays/toast-context.ts';
import { usePay } from '../../payment/index.ts';
import { takePlacedOut } from '../hooks/use-placed-dishes.ts';
import { placing } from '../hooks/use-placing.ts';
import { orderPathOf } from '../state/order-path.ts';
import type { Placing } from '../state/placing.ts';
import { refusalText } from '../state/refusal-text.ts';
import { CouponRefused, isCouponRefusal } from './coupon-refused.tsx';
import { DeliveryRefused, isDeliveryRefusal } from './delivery-refused.tsx';
import { PlacedNote } from './placed-note.tsx';
import { PriceChanged, type RefusedProps } from './price-changed.tsx';
import { TimeTaken } from './time-taken.tsx';

function Refused({ order, error }: RefusedProps) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useCatalogueState();
  const shop = order.owner.shop;
  useEffect(() => {
    // prices and stock are outdated: refetch them so that the lines show their issues
    void queries.invalidateQueries({ queryKey: catalogueKey(shop) });
    takePlacedOut(order, error);
    if (error.code === 'exceedOrderLimit') queries.setQueryData(REPORTED_LIMITS_KEY, error.data.limits);
  }, [queries, shop, order, error]);
  if (error.code === 'priceChanged') return <PriceChanged {...{ order, error }} />;
  if (error.code === 'pickupTimeNotAvailable') return <TimeTaken {...{ order, error }} />;
  if (isDeliveryRefusal(error.code)) return <DeliveryRefused {...{ order, error }} />;
  if (isCouponRefusal(error)) return <CouponRefused {...{ order, error }} />;
  const names = sentLines(order).flatMap(
    ({ product }) => data?.products.filter((p) => p._id === product) ?? [],
  );
  const { title, text } = refusalText(error.code);
  const close = () => {
    placing.settle();
    if (error.code === 'sessionNotFound' || error.code === 'sessionReadOnly') return navigate(ROUTES.order);
    if (names.length > 0) navigate(ROUTES.cart);
  };
  return (
    <Dialog
      open
      title={t(title)}
      text={t(text)}
      confirmLabel={t('placing.backToCart')}
      onConfirm={close}
      onCancel={close}
    />
  );
}

/** Pays an order that was just placed with the method the guest chose. */
function PayPlaced({ session, method }: { readonly session: TableSession; readonly method: PaymentMethod }) {
  const { t } = useTranslation('checkout');
  const navigate = useNavigate();
  const toast = useToast();
  // also before the provider's page: its way back leads to the order
  const goOn = () => {
    placing.settle();
    holdTaps();
    navigate(orderPathOf(session), { replace: true });
  };
  const { mutate } = usePay(session, goOn, goOn);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(
      { method, amount: session.bill.outstanding },
      {
        onError: () => {
          toast.error(t('placing.payFailed'));
          placing.settle();
          holdTaps();
          navigate(orderPathOf(session), { replace: true });
        },
      },
    );
  }, [method, mutate, navigate, session, toast, t]);
  return null;
}

function Placed({ order, session }: { readonly order: PendingOrder; readonly session: TableSession }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useCatalogueState();
  const method = data?.methods.find(({ _id }) => _id === order.method);
  const paysNow = method !== undefined && session.bill.outstanding > 0;
  const hasGone = useRef(false);
  useEffect(() => {
    queries.removeQueries({ queryKey: REAPPLIED_KEY });
    queries.removeQueries({ queryKey: REPORTED_LIMITS_KEY });
  }, [queries]);
  useEffect(() => {
    queries.setQueryData(sessionKey(session._id), session);
    addIncompleteOrder(queries, session);
    if (paysNow || hasGone.current) return;
    // only once: a guest who moves on while the note is still shown is not pulled back
    hasGone.current = true;
    holdTaps();
    navigate(orderPathOf(session), { replace: true });
  }, [queries, session, paysNow, navigate]);
  return paysNow ? (
    <PayPlaced session={session} method={method} />
  ) : (
    <PlacedNote number={session.orderNumber} />
  );
}

type OutcomeProps = { readonly state: Extract<Placing, { kind: 'refused' | 'placed' }> };

/** Renders the outcome of the order: placed or refused. */
export function Outcome({ state }: OutcomeProps) {
  return state.kind === 'placed' ? (
    <Placed order={state.order} session={state.session} />
  ) : (
    <Refused order={state.order} error={state.error} />
  );
}
