import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense } from 'react';
import { BrowserRouter, matchPath, Route, Routes, useLocation } from 'react-router';
import { lazyPage } from '../i18n/lazy-page.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { useHoldsFirstPaint, useLeavesFirstPaint } from '../lib/first-paint.ts';
import { isPosMode } from '../lib/persisted.ts';
import { preview } from '../lib/preview.ts';
import { ROUTES } from '../lib/routes.ts';
import { APP_NAME } from '../lib/use-page-title.ts';
import { TopBar } from '../ui/layout/top-bar.tsx';
import { ToastProvider } from '../ui/overlays/toast.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorToasts } from './error-toasts.tsx';
import { GuestLayout } from './guest-layout.tsx';
import { PAGE_COMPONENTS } from './page-components.tsx';
import { ScrollPlace } from './scroll-place.tsx';
import shell from './shell.module.css';

const NotFoundPage = lazyPage(async () => (await import('./not-found-page.tsx')).NotFoundPage, 'errors');

/** Frame of the guests' pages on a paired device, or of a preview. */
const GuestFrame = isPosMode
  ? lazyPage(async () => (await import('./pos-guests.tsx')).PosGuests, 'idle')
  : preview && lazyPage(async () => (await import('./preview-guests.tsx')).PreviewGuests, 'checkout');

const GUEST_PAGES = PAGE_COMPONENTS.filter(
  ({ audience, over }) => audience === 'guest' && over === undefined,
);
const STAFF_PAGES = PAGE_COMPONENTS.filter(({ audience }) => audience !== 'guest');

/** Returns the route of a page: with pages over it, a frame around what they show. */
function routeOf({ path, Component }: (typeof PAGE_COMPONENTS)[number]) {
  const above = PAGE_COMPONENTS.filter(({ over }) => over === path);
  if (above.length === 0) return <Route key={path} path={path} element={<Component />} />;
  return (
    <Route key={path} element={<Component />}>
      <Route path={path} element={null} />
      {above.map(routeOf)}
    </Route>
  );
}

function Toasts({ children }: { readonly children: ReactNode }) {
  const { pathname } = useLocation();
  // a product opens over the menu, which stays the same page
  const page = matchPath(ROUTES.products, pathname) ? ROUTES.browse : pathname;
  const { t } = useTranslation('app');
  return (
    <ToastProvider
      label={t('messages')}
      closeLabel={t('common:close')}
      wholeLabel={t('wholeMessage')}
      page={page}
    >
      <ErrorToasts />
      {children}
    </ToastProvider>
  );
}

/** Fallback of a page whose code is loading. */
function PageLoading() {
  useHoldsFirstPaint();
  return null;
}

const guests = <GuestLayout />;

/** Error page for failures outside of the bars. */
const alone = (page: ReactNode) => (
  <div className={shell.page}>
    <TopBar title={APP_NAME} />
    {page}
  </div>
);

/** The application: providers, and the routes of all pages. */
export function App({ queries }: { readonly queries: QueryClient }) {
  useLeavesFirstPaint();
  return (
    <QueryClientProvider client={queries}>
      <BrowserRouter>
        <ScrollPlace />
        <Toasts>
          <ErrorBoundary about="" frame={alone}>
            <Suspense fallback={<PageLoading />}>
              <Routes>
                <Route element={GuestFrame ? <GuestFrame>{guests}</GuestFrame> : guests}>
                  {GUEST_PAGES.map(routeOf)}
                </Route>
                {STAFF_PAGES.map(routeOf)}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Toasts>
      </BrowserRouter>
    </QueryClientProvider>
  );
}
