import type { Bill, PaymentMethod, TableSession } from '@comanda/contract';
import { stepOf, unitPrice } from '@comanda/domain';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import type { CallError } from '../../../lib/api/call-error.ts';
import { moneyText } from '../../../lib/money-format.ts';
import { newRequestId } from '../../../lib/request-id.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { useMoneyStyle } from '../../../ui/money-context.tsx';
import { useToast } from '../../../ui/toast-context.ts';
import { heldCoupons, withCouponChanged } from '../../cart/state/held-coupons.ts';
import { REAPPLIED_KEY } from '../../cart/state/reapplied-key.ts';
import { TOLD_LIMITS_KEY } from '../../cart/state/told-limits.ts';
import { catalogueKey } from '../../menu/api/read-catalogue.ts';
import { useCatalogueState } from '../../menu/hooks/catalogue-context.ts';
import { sessionKey } from '../../order/api/session-cache.ts';
import { usePay } from '../../payment/hooks/use-pay.ts';
import { placing } from '../hooks/use-placing.ts';
import { type OutgoingOrder, sentLines } from '../state/outgoing.ts';
import type { Placing } from '../state/placing.ts';
import { refusalText } from '../state/refusal-text.ts';
import { PriceChange, type PriceStep } from './price-change.tsx';

const COUPON_REFUSALS: readonly string[] = [
  'invalidCode',
  'alreadyUsed',
  'couponOutdate',
  'alreadyAdded',
  'notCurrentShop',
];

type RefusedProps = { readonly order: OutgoingOrder; readonly error: CallError };

/** The products whose price is another now, then the total. */
function usePriceSteps(order: OutgoingOrder, quote: Bill | undefined, total: number): readonly PriceStep[] {
  const { t } = useTranslation('guest');
  const { say } = useLocale();
  const { data, catalogue } = useCatalogueState();
  const totalStep = { id: 'total', label: t('cart.total'), was: order.call.total, now: total };
  // the prices the guest saw are those of the catalogue as it was when the refusal came
  const [seen] = useState({ data, catalogue });
  if (quote === undefined || seen.data === undefined || seen.catalogue === undefined) return [totalStep];
  const context = {
    shop: seen.data.shop,
    session: { type: order.owner.mode },
    catalogue: seen.catalogue,
    step: stepOf(seen.data.shop),
  };
  const changed = sentLines(order).flatMap((line) => {
    const now = quote.lines.find(({ id }) => id === line.id)?.unitPrice;
    const product = seen.catalogue?.products.get(line.product);
    if (now === undefined || product === undefined) return [];
    const was = unitPrice(line, context);
    return was === now ? [] : [{ id: line.id, label: say(product.name), was, now }];
  });
  return [...changed, totalStep];
}

function PriceChanged({ order, error }: RefusedProps) {
  const { t } = useTranslation('guest');
  const style = useMoneyStyle();
  const quote = error.data.quote as Bill | undefined;
  const total = typeof error.data.total === 'number' ? error.data.total : (quote?.total ?? order.call.total);
  const steps = usePriceSteps(order, quote, total);
  const orderAgain = () => {
    placing.settle();
    const call = { ...order.call, requestId: newRequestId(), total };
    void placing.place({ ...order, call } as OutgoingOrder);
  };
  return (
    <Dialog
      open
      title={t('placing.priceChanged')}
      text={t('placing.priceChangedText')}
      confirmLabel={t('placing.orderAt', { amount: moneyText(total, style.currency, style.locale) })}
      onConfirm={orderAgain}
      cancelLabel={t('placing.backToCart')}
      onCancel={placing.settle}
    >
      <PriceChange steps={steps} />
    </Dialog>
  );
}

const isCouponRefusal = ({ code, data }: CallError) =>
  typeof data.coupon === 'string' && COUPON_REFUSALS.includes(code);

/** A code was used up or ran out meanwhile: it is said at the code in the cart, and at the button that places. */
function CouponRefused({ order, error }: RefusedProps) {
  const navigate = useNavigate();
  useEffect(() => {
    const coupon = { shop: order.owner.shop, code: String(error.data.coupon) };
    heldCoupons.set((held) => withCouponChanged(held, coupon, { refusal: error.code }));
    placing.settle();
    navigate(ROUTES.cart);
  }, [order, error, navigate]);
  return null;
}

function Refused({ order, error }: RefusedProps) {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useCatalogueState();
  const shop = order.owner.shop;
  useEffect(() => {
    // prices and stock here were behind: read them again, so that the lines show what is wrong
    void queries.invalidateQueries({ queryKey: catalogueKey(shop) });
    if (error.code === 'exceedOrderLimit') queries.setQueryData(TOLD_LIMITS_KEY, error.data.limits);
  }, [queries, shop, error]);
  if (error.code === 'priceChanged') return <PriceChanged {...{ order, error }} />;
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

/** Pays an order that was just placed, in the way the guest chose for it. */
function PayPlaced({ session, method }: { readonly session: TableSession; readonly method: PaymentMethod }) {
  const { t } = useTranslation('guest');
  const navigate = useNavigate();
  const toast = useToast();
  const goOn = () => {
    placing.settle();
    navigate(ROUTES.order, { replace: true });
  };
  const { mutate } = usePay(session, goOn);
  const isStarted = useRef(false);
  useEffect(() => {
    if (isStarted.current) return;
    isStarted.current = true;
    mutate(method, {
      onError: () => {
        toast.error(t('placing.payFailed'));
        placing.settle();
        navigate(ROUTES.order, { replace: true });
      },
    });
  }, [method, mutate, navigate, toast, t]);
  return null;
}

function Placed({ order, session }: { readonly order: OutgoingOrder; readonly session: TableSession }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data } = useCatalogueState();
  const method = data?.methods.find(({ _id }) => _id === order.method);
  const paysNow = method !== undefined && session.bill.outstanding > 0;
  useEffect(() => {
    // codes stay for the next order (specification §4), as far as they may be used again: that is asked then
    const { coupons: used = [] } = order.call;
    heldCoupons.set((held) =>
      held.map((coupon) => (used.includes(coupon.code) ? { ...coupon, wasUsed: true } : coupon)),
    );
    queries.removeQueries({ queryKey: REAPPLIED_KEY });
    queries.removeQueries({ queryKey: TOLD_LIMITS_KEY });
  }, [order, queries]);
  useEffect(() => {
    queries.setQueryData(sessionKey(session._id), session);
    void queries.invalidateQueries({ queryKey: ['incompleteOrders'] });
    if (paysNow) return;
    placing.settle();
    navigate(ROUTES.order, { replace: true });
  }, [queries, session, paysNow, navigate]);
  return paysNow ? <PayPlaced session={session} method={method} /> : null;
}

type OutcomeProps = { readonly state: Extract<Placing, { kind: 'refused' | 'placed' }> };

/** What became of the order that was sent. */
export function Outcome({ state }: OutcomeProps) {
  return state.kind === 'placed' ? (
    <Placed order={state.order} session={state.session} />
  ) : (
    <Refused order={state.order} error={state.error} />
  );
}
