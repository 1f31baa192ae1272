import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, Suspense } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router';
import { MenuPage } from '../features/guest/menu/menu-page.tsx';
import { lazyPage } from '../i18n/lazy-page.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useHoldsFirstPaint, useLeavesFirstPaint } from '../lib/first-paint.ts';
import { ROUTES } from '../lib/routes.ts';
import { APP_NAME } from '../lib/use-page-title.ts';
import { TopBar } from '../ui/layout/top-bar.tsx';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { GuestLayout } from './guest-layout.tsx';
import { PAGE_WORDS } from './page-words.ts';
import { ScrollPlace } from './scroll-place.tsx';
import shell from './shell.module.css';

const startPages = () => import('./start-pages.ts');
const orderPages = () => import('./order-pages.ts');

const orderPage = (load: () => Promise<ComponentType>) => lazyPage(load, ...PAGE_WORDS.orders);

/** A page of the members, which all come together. */
function memberPage(name: keyof typeof import('./member-pages.ts')) {
  return lazyPage(async () => (await import('./member-pages.ts'))[name], ...PAGE_WORDS.members);
}

const ProductPage = lazyPage(
  async () => (await import('../features/guest/product/product-page.tsx')).ProductPage,
);
const CartPage = lazyPage(
  async () => (await import('../features/guest/cart/cart-page.tsx')).CartPage,
  ...PAGE_WORDS.cart,
);
const HomePage = lazyPage(async () => (await startPages()).HomePage);
const ShopsPage = lazyPage(async () => (await startPages()).ShopsPage);
const TablePage = lazyPage(async () => (await startPages()).TablePage);
const ResumePage = lazyPage(async () => (await startPages()).ResumePage);
const Notice = lazyPage(async () => (await startPages()).Notice);
const TermsPage = lazyPage(async () => (await startPages()).TermsPage);
const OrderPage = orderPage(async () => (await orderPages()).OrderPage);
const OrderHistoryPage = orderPage(async () => (await orderPages()).OrderHistoryPage);
const ReceiptPage = orderPage(async () => (await orderPages()).ReceiptPage);
const PaymentReturnPage = orderPage(async () => (await orderPages()).PaymentReturnPage);
const OtherPages = lazyPage(async () => (await import('./other-pages.tsx')).OtherPages);

/** Pages of the member system. Where there is none they lead home (specification §4, startup). */
const MEMBER_PAGES = [
  [ROUTES.member, memberPage('AccountPage')],
  [ROUTES.memberEdit, memberPage('EditPage')],
  [ROUTES.memberForgotPassword, memberPage('ForgotPage')],
  [ROUTES.memberLogin, memberPage('LoginPage')],
  [ROUTES.memberPoints, memberPage('PointsPage')],
  [ROUTES.memberQrCode, memberPage('QrCodePage')],
  [ROUTES.memberRegister, memberPage('RegisterPage')],
  [ROUTES.memberResetPassword, memberPage('ResetPage')],
  [ROUTES.coupon, memberPage('CouponPage')],
] as const;

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

/** What is said where not even the bars came. */
const alone = (page: ReactNode) => (
  <div className={shell.page}>
    <TopBar title={APP_NAME} />
    {page}
  </div>
);

/** The application: which page stands at which path. */
export function App({ queries }: { readonly queries: QueryClient }) {
  useLeavesFirstPaint();
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <ScrollPlace />
        <Toasts>
          <ErrorBoundary about="" frame={alone}>
            <Suspense fallback={<OnItsWay />}>
              <Routes>
                <Route element={<GuestLayout />}>
                  <Route path={ROUTES.home} element={<HomePage />} />
                  <Route path={ROUTES.shops} element={<ShopsPage />} />
                  <Route element={<MenuPage />}>
                    <Route path={ROUTES.browse} element={null} />
                    <Route path={ROUTES.products} element={<ProductPage />} />
                  </Route>
                  <Route path={ROUTES.cart} element={<CartPage />} />
                  <Route path={ROUTES.table} element={<TablePage />} />
                  <Route path={ROUTES.tableSession} element={<ResumePage />} />
                  <Route path={ROUTES.tableSessionIndex} element={<ResumePage />} />
                  <Route path={ROUTES.scan} element={<ResumePage />} />
                  <Route path={ROUTES.closed} element={<Notice about="timeSlotNotFound" />} />
                  <Route path={ROUTES.noShop} element={<Notice about="shopNotFound" />} />
                  <Route path={ROUTES.sessionNotFound} element={<Notice about="sessionNotFound" />} />
                  <Route path={ROUTES.terms} element={<TermsPage />} />
                  <Route path={ROUTES.order} element={<OrderPage />} />
                  <Route path={ROUTES.orderDetail} element={<OrderPage />} />
                  <Route path={ROUTES.tableRecord} element={<OrderPage />} />
                  <Route path={ROUTES.record} element={<OrderHistoryPage />} />
                  <Route path={ROUTES.previousOrder} element={<OrderHistoryPage />} />
                  <Route path={ROUTES.recordDetail} element={<ReceiptPage />} />
                  <Route path={ROUTES.payment} element={<PaymentReturnPage />} />
                  {MEMBER_PAGES.map(([path, Page]) => (
                    <Route key={path} path={path} element={<Page />} />
                  ))}
                </Route>
                <Route path="*" element={<OtherPages />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Toasts>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
