import type { TableSession } from '@comanda/contract';
import { Suspense } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { pageNotFound } from '../../../data/calls/call-error.ts';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useIncompleteOrders } from '../../../data/sessions/use-incomplete-orders.ts';
import { useTableSession } from '../../../data/sessions/use-table-session.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { ButtonLink } from '../../../ui/controls/button.tsx';
import { Segmented } from '../../../ui/controls/segmented.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { OrderFailed, OrderFrame, OrderSkeleton } from '../order-frame/index.ts';
import { SplitBill } from '../split-bill/index.ts';
import { OrderView } from './components/order-view.tsx';
import { PlacementView } from './components/placement-view.tsx';
import { withPlacement } from './state/placements.ts';

const VIEWS = ['progress', 'together'] as const;
type View = (typeof VIEWS)[number];

/**
 * Renders /order, /order/{seq} and /tableRecord: the table's bill, or its first, second, … placement. All other
 * orders are on /record (specification §4, startup).
 * @throws {CallError} 404 for a placement that the bill does not have
 */
export function OrderPage() {
  const { seq } = useParams();
  const { mode, session } = useOrderContext();
  const orders = useIncompleteOrders();
  const named = orders.data?.find(({ orderNumber, _id }) => orderNumber === seq || _id === seq);
  if (named) {
    const search = new URLSearchParams({ order: named._id });
    return <GoingOn to={`${ROUTES.record}?${search}`} />;
  }
  if (seq !== undefined && orders.isPending) return <WaitingPage />;
  if (mode !== 'dineIn') return <GoingOn to={ROUTES.record} />;
  return session === undefined ? <NothingOrdered /> : <TableBill session={session} seq={seq} />;
}

/** Goes on to another page, with a skeleton until its code is there. */
function GoingOn({ to }: { readonly to: string }) {
  return (
    <>
      <Navigate to={to} replace />
      <WaitingPage />
    </>
  );
}

function WaitingPage() {
  const { t } = useTranslation('order');
  return (
    <OrderFrame title={t('yourOrder')}>
      <OrderSkeleton />
    </OrderFrame>
  );
}

function NothingOrdered() {
  const { t } = useTranslation('order');
  return (
    <OrderFrame title={t('yourOrder')}>
      <EmptyState
        fills
        title={t('empty.title')}
        text={t('empty.text')}
        action={<ButtonLink to={ROUTES.browse}>{t('seeMenu')}</ButtonLink>}
        second={
          <ButtonLink variant="quiet" to={ROUTES.record}>
            {t('allOrders')}
          </ButtonLink>
        }
      />
    </OrderFrame>
  );
}

/** Returns the view of a table's bill, by progress or by guest, and its setter. */
function useView() {
  const { pathname } = useLocation();
  const [search, setSearch] = useSearchParams();
  const first: View = pathname.startsWith(ROUTES.tableRecord) ? 'together' : 'progress';
  const view = VIEWS.find((each) => each === search.get('view')) ?? first;
  return { view, show: (next: View, replace: boolean) => setSearch({ view: next }, { replace }) };
}

function TableViews({ session, view, show }: ReturnType<typeof useView> & { session: TableSession }) {
  const { t } = useTranslation('order');
  return (
    <>
      <Segmented
        label={t('view.label')}
        value={view}
        onChange={(next) => show(next, true)}
        options={VIEWS.map((value) => ({ value, label: t(`view.${value}`) }))}
      />
      {view === 'together' ? (
        <Suspense fallback={<OrderSkeleton />}>
          <SplitBill session={session} />
        </Suspense>
      ) : (
        <OrderView
          session={session}
          onSplit={isShared(session) ? () => show('together', false) : undefined}
        />
      )}
    </>
  );
}

/** Returns true if several guests have ordered on a bill, or can. */
function isShared({ guests = [], products }: TableSession): boolean {
  return guests.length > 1 || new Set(products.map(({ guest }) => guest)).size > 1;
}

type TableBillProps = {
  readonly session: string;
  /** Number of the placement to show alone. */
  readonly seq: string | undefined;
};

function TableBill({ session: id, seq }: TableBillProps) {
  const { t } = useTranslation('order');
  const { data: session, error, refetch } = useTableSession(id);
  const views = useView();
  const placement = Number(seq);
  const placed = session && withPlacement(session, placement);
  if (seq !== undefined && session !== undefined && placed === undefined) throw pageNotFound();
  const isTogether = session !== undefined && placed === undefined && views.view === 'together';
  const title = t(isTogether ? 'view.together' : 'yourOrder');
  return (
    <OrderFrame title={title} session={session} wide={session !== undefined}>
      {placed ? (
        <PlacementView session={placed} order={placement} />
      ) : session ? (
        <TableViews key={id} session={session} {...views} />
      ) : error ? (
        <OrderFailed error={error} onRetry={() => void refetch()} />
      ) : (
        <OrderSkeleton />
      )}
    </OrderFrame>
  );
}
