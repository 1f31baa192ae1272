import { Suspense } from 'react';
import { Link, useSearchParams } from 'react-router';
import { useLocale } from '../../../i18n/locale.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { Skeleton, SkeletonRows } from '../../../ui/display/skeleton.tsx';
import { Icon } from '../../../ui/icons/icon.tsx';
import { SetUpProvider, useSetUp } from '../changes/index.ts';
import { inSight, NotArrived, OfficeBar } from '../frame/index.ts';
import { useShopDocument } from './hooks/use-shop-document.ts';
import css from './shop-part.module.css';
import { SHOP_PAGES, shopPageQuery } from './state/pages.ts';

/** Rows in place of a page that is loading. */
function Loading() {
  const { t } = useTranslation('office');
  return (
    <Skeleton label={t('staff:loading')}>
      <SkeletonRows count={6} />
    </Skeleton>
  );
}

/** Head of the set-up: the shop's name, and whether the last change is saved. */
function ShopBar() {
  const { t } = useTranslation('office-shop');
  const { saving } = useSetUp();
  const text = saving === 'saved' ? t('saved') : t(`office:changes.saving.${saving}`);
  return <OfficeBar title={t('title')} text={text} />;
}

function ShopPages() {
  const { t } = useTranslation('office-shop');
  const { say } = useLocale();
  const [query] = useSearchParams();
  const { shop, error, refetch } = useShopDocument();
  const current = SHOP_PAGES.find(({ id }) => id === query.get('page')) ?? SHOP_PAGES[0];
  return (
    <div className={css.frame}>
      <nav className={css.pages} aria-label={t('pages.label', { name: say(shop?.name) })}>
        {SHOP_PAGES.map(({ id, icon }) => (
          <Link
            key={id}
            ref={id === current.id ? inSight : undefined}
            to={shopPageQuery(id)}
            className={css.link}
            aria-current={id === current.id ? 'page' : undefined}
          >
            <Icon name={icon} size="s" />
            {t(`pages.${id}`)}
          </Link>
        ))}
      </nav>
      <section className={css.page} aria-labelledby="shop-page">
        <h2 id="shop-page" className={css.heading}>
          {t(`pages.${current.id}`)}
        </h2>
        {shop === undefined && error !== null && <NotArrived error={error} onRetry={() => void refetch()} />}
        {shop === undefined && error === null && <Loading />}
        {shop !== undefined && (
          <Suspense fallback={<Loading />}>
            <current.Page shop={shop} />
          </Suspense>
        )}
      </section>
    </div>
  );
}

/** The set-up of the shop one is signed in to: one page for each subject, whose changes are published at once (B5). */
export function ShopPart() {
  return (
    <SetUpProvider>
      <ShopBar />
      <ShopPages />
    </SetUpProvider>
  );
}
