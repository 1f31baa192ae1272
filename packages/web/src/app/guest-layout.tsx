import { type ReactNode, Suspense, useEffect } from 'react';
import { Outlet, useLocation } from 'react-router';
import { CatalogueContext } from '../data/catalogue/catalogue-context.ts';
import { useCatalogue } from '../data/catalogue/use-catalogue.ts';
import { useOrderContext } from '../data/order-context/order-context.ts';
import { useShopTheme } from '../data/organisation/use-shop-theme.ts';
import { PendingOrderSlot } from '../features/guest/checkout/index.ts';
import { useResumeOnStart, useShopGone } from '../features/guest/session/index.ts';
import { useLocale, useOfferedBy } from '../i18n/locale.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { cx } from '../lib/cx.ts';
import { keepFocus } from '../lib/keep-focus.ts';
import { useHistoryDialog } from '../lib/use-history-dialog.ts';
import { APP_NAME, usePageTitle } from '../lib/use-page-title.ts';
import { MoneyProvider } from '../ui/display/money-context.tsx';
import { Skeleton, SkeletonRows } from '../ui/display/skeleton.tsx';
import { TopBarNav } from '../ui/layout/top-bar-nav.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Header } from './header.tsx';
import { MainNav } from './main-nav.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import type { Frame } from './page.ts';
import { framedAt, pageAt } from './page-at.ts';
import css from './shell.module.css';
import { SkipLinks } from './skip-links.tsx';
import { showThemeColour } from './theme-colour.ts';
import { useDeferredComponents } from './use-deferred-components.ts';
import { useOrganisation } from './use-organisation.ts';

type GuestLayoutProps = {
  /** Content other than the page at the path, which is the default. */
  readonly children?: ReactNode;
  /** Title of the bar where there is no page. */
  readonly title?: string;
};

/** The frame of every guest's page: bars, theme, catalogue, currency, and the order being sent. */
export function GuestLayout({ children = <Outlet />, title: named }: GuestLayoutProps) {
  const { t } = useTranslation('app');
  const { pathname } = useLocation();
  const { locale, say } = useLocale();
  const { shop } = useOrderContext();
  const catalogue = useCatalogue(shop);
  const { title, frame } = framedAt(pathname);
  const shopName = say(catalogue.data?.shop.name);
  usePageTitle(frame.ownTitle ? undefined : [title && t(`title.${title}`), shopName]);
  const language = useHistoryDialog('language');
  const deferred = useDeferredComponents(language.isOpen);
  useOrganisation(deferred?.followOrganisation);
  useEffect(() => keepFocus(document), []);
  useResumeOnStart();
  useShopGone(catalogue.error, catalogue.data !== undefined);
  useShopTheme(catalogue.data?.shop);
  useOfferedBy(catalogue.data?.shop);
  useEffect(() => showThemeColour(frame.colour), [frame.colour]);
  return (
    <CatalogueContext value={catalogue}>
      <MoneyProvider shop={catalogue.data?.shop} locale={locale.intl}>
        <TopBarNav value={frame.footer && <MainNav place="top" />}>
          <div
            className={cx(
              css.page,
              (title === 'cart' || title === 'terms') && css.narrow,
              frame.footer && css.withFooter,
            )}
          >
            {frame.header && <SkipLinks />}
            {hasSharedBar(frame) && <Header title={named} />}
            <div className={css.notes}>
              <OfflineBanner />
              <PendingOrderSlot />
            </div>
            <PageContent shopName={shopName}>{children}</PageContent>
            {frame.footer && <MainNav place="bottom" />}
            {deferred && <DeferredParts components={deferred} language={language} />}
          </div>
        </TopBarNav>
      </MoneyProvider>
    </CatalogueContext>
  );
}

/** Returns true if the page's bar is the shared one, outside the page. */
function hasSharedBar({ header, ownHeader }: Frame): boolean {
  return header && !ownHeader;
}

type PageContentProps = { readonly shopName: string; readonly children: ReactNode };

/** The page at the path: its skeleton while its code loads, its error below a bar if it fails. */
function PageContent({ shopName, children }: PageContentProps) {
  const { pathname } = useLocation();
  const { title, frame } = framedAt(pathname);
  const page = pageAt(pathname);
  const framed = (content: ReactNode) => (
    <>
      <Header title={title === undefined ? shopName || APP_NAME : undefined} />
      {content}
    </>
  );
  return (
    <ErrorBoundary about={pathname} frame={hasSharedBar(frame) ? undefined : framed}>
      {/* of its own for each page: one whose code is loading shows its skeleton, not the page before */}
      <Suspense key={page?.over ?? page?.path} fallback={<PageSkeleton frame={frame} title={title} />}>
        {children}
      </Suspense>
    </ErrorBoundary>
  );
}

type PageSkeletonProps = {
  readonly frame: Frame;
  /** The page's title; the bar stays blank without one. */
  readonly title: string | undefined;
};

/** The skeleton of a page whose code is being loaded, below a bar where the page draws its own. */
function PageSkeleton({ frame, title }: PageSkeletonProps) {
  const { t } = useTranslation('app');
  const hasHeader = frame.ownHeader;
  return (
    <>
      {hasHeader && <Header title={title === undefined ? '' : undefined} />}
      <main>
        {!frame.header && <h1 className="sr">{t('common:loading')}</h1>}
        <Skeleton label={t('common:loading')}>
          <SkeletonRows />
        </Skeleton>
      </main>
    </>
  );
}

type DeferredPartsProps = {
  readonly components: NonNullable<ReturnType<typeof useDeferredComponents>>;
  readonly language: ReturnType<typeof useHistoryDialog>;
};

function DeferredParts({ components, language }: DeferredPartsProps) {
  return (
    <>
      <components.LanguageDialog open={language.isOpen} onClose={language.close} />
      <components.GuestsLocale />
      <components.LoadingLine />
      <components.PageAnnouncer />
      <components.TableExpiry />
      <components.UpdatePrompt />
      <components.ReadyWatch />
    </>
  );
}
