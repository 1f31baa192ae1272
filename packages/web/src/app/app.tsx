import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { BrowserRouter, matchPath, Navigate, Route, Routes, useLocation } from 'react-router';
import { BrowsePage } from '../features/menu/components/browse-page.tsx';
import { useHoldsFirstPaint, useLeavesFirstPaint } from '../lib/first-paint.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { ToastProvider } from '../ui/toast.tsx';
import { chunks } from './chunk-reload.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestLayout } from './guest-layout.tsx';
import { needWords } from './locale.ts';
import { NotFound } from './not-found.tsx';
import { createQueryClient } from './query-client.ts';
import { ROUTES } from './routes.ts';

/** A page whose code comes with the first visit of it. */
function latePage<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await chunks.loaded(load) }));
}

/** A page about orders: it comes with their words. */
function orderPage(load: () => Promise<ComponentType>) {
  return latePage(async () => {
    const [page] = await Promise.all([load(), needWords('order')]);
    return page;
  });
}

const ProductOverMenu = latePage(
  async () => (await import('../features/product/components/product-over-menu.tsx')).ProductOverMenu,
);
const CartPage = latePage(async () => (await import('../features/cart/components/cart-page.tsx')).CartPage);
const HomePage = latePage(async () => (await import('../features/home/components/home-page.tsx')).HomePage);
const ShopsPage = latePage(
  async () => (await import('../features/shops/components/shops-page.tsx')).ShopsPage,
);
const TablePage = latePage(
  async () => (await import('../features/session/components/table-page.tsx')).TablePage,
);
const ResumePage = latePage(
  async () => (await import('../features/session/components/resume-page.tsx')).ResumePage,
);
const NoticePage = latePage(
  async () => (await import('../features/session/components/notice-page.tsx')).NoticePage,
);
const TermsPage = latePage(
  async () => (await import('../features/home/components/terms-page.tsx')).TermsPage,
);
const OrderPage = orderPage(async () => (await import('../features/order/order-page.tsx')).OrderPage);
const RecordPage = orderPage(async () => (await import('../features/record/record-page.tsx')).RecordPage);
const RecordDetailPage = orderPage(
  async () => (await import('../features/record/record-detail-page.tsx')).RecordDetailPage,
);
const PaymentReturnPage = orderPage(
  async () => (await import('../features/payment/payment-return-page.tsx')).PaymentReturnPage,
);
const KitchenPage = latePage(async () => (await import('../features/kitchen/kitchen-page.tsx')).KitchenPage);
const BoardPage = latePage(async () => (await import('../features/board/board-page.tsx')).BoardPage);
const OwnerPage = latePage(async () => (await import('../features/owner/owner-page.tsx')).OwnerPage);
const CounterPage = latePage(async () => (await import('../features/counter/counter-page.tsx')).CounterPage);
const Gallery = latePage(async () => (await import('../ui/gallery.tsx')).Gallery);

const queries = createQueryClient();

/** Pages of the member system, which this organisation does not have: home instead (specification §4, startup). */
const MEMBER_PAGES = [
  ROUTES.member,
  ROUTES.memberEdit,
  ROUTES.memberForgotPassword,
  ROUTES.memberLogin,
  ROUTES.memberQrCode,
  ROUTES.memberRegister,
  ROUTES.memberResetPassword,
  ROUTES.coupon,
];

function Toasts({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // a product stands over the menu: opening and closing it is no other page
  const page = matchPath(ROUTES.products, pathname) ? ROUTES.browse : pathname;
  const { t } = useTranslation(['guest', 'common']);
  return (
    <ToastProvider label={t('messages')} closeLabel={t('common:close')} page={page}>
      {children}
    </ToastProvider>
  );
}

/** A page whose code is on its way. */
function OnItsWay() {
  useHoldsFirstPaint();
  return null;
}

/** The application: which page stands at which path. */
export function App() {
  useLeavesFirstPaint();
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <Toasts>
          <ErrorBoundary about="">
            <Suspense fallback={<OnItsWay />}>
              <Routes>
                <Route element={<GuestLayout />}>
                  <Route path={ROUTES.home} element={<HomePage />} />
                  <Route path={ROUTES.shops} element={<ShopsPage />} />
                  <Route element={<BrowsePage />}>
                    <Route path={ROUTES.browse} element={null} />
                    <Route path={ROUTES.products} element={<ProductOverMenu />} />
                  </Route>
                  <Route path={ROUTES.cart} element={<CartPage />} />
                  <Route path={ROUTES.table} element={<TablePage />} />
                  <Route path={ROUTES.tableSession} element={<ResumePage />} />
                  <Route path={ROUTES.tableSessionIndex} element={<ResumePage />} />
                  <Route path={ROUTES.scan} element={<ResumePage />} />
                  <Route path={ROUTES.closed} element={<NoticePage about="timeSlotNotFound" />} />
                  <Route path={ROUTES.noShop} element={<NoticePage about="shopNotFound" />} />
                  <Route path={ROUTES.sessionNotFound} element={<NoticePage about="sessionNotFound" />} />
                  <Route path={ROUTES.terms} element={<TermsPage />} />
                  <Route path={ROUTES.order} element={<OrderPage />} />
                  <Route path={ROUTES.orderDetail} element={<OrderPage />} />
                  <Route path={ROUTES.tableRecord} element={<OrderPage />} />
                  <Route path={ROUTES.record} element={<RecordPage />} />
                  <Route path={ROUTES.previousOrder} element={<RecordPage />} />
                  <Route path={ROUTES.recordDetail} element={<RecordDetailPage />} />
                  <Route path={ROUTES.payment} element={<PaymentReturnPage />} />
                  {MEMBER_PAGES.map((path) => (
                    <Route key={path} path={path} element={<Navigate to={ROUTES.home} replace />} />
                  ))}
                </Route>
                <Route path={ROUTES.kitchen} element={<KitchenPage />} />
                <Route path={ROUTES.board} element={<BoardPage />} />
                <Route path={ROUTES.owner} element={<OwnerPage />} />
                <Route path={ROUTES.counter} element={<CounterPage />} />
                <Route path={ROUTES.gallery} element={<Gallery />} />
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Toasts>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
