import { Navigate } from 'react-router';
import { useOrderContext } from '../../../data/order-context/order-context.ts';
import { useSystemSettings } from '../../../data/organisation/use-system-settings.ts';
import { useTranslation } from '../../../i18n/use-translation.ts';
import { ROUTES } from '../../../lib/routes.ts';
import { TermsLink } from '../terms/index.ts';
import { PageFloor } from './components/page-floor.tsx';
import { ShopList } from './components/shop-list.tsx';
import css from './shops-page.module.css';

/**
 * Renders /shops: the choice of a shop. Where choosing is disabled, redirects to the scanned code's shop
 * (specification §2).
 */
export function ShopsPage() {
  const { t } = useTranslation('shops');
  const { shop } = useOrderContext();
  if (useSystemSettings()?.allowChooseShop === false) {
    return <Navigate to={shop === undefined ? `${ROUTES.noShop}/` : ROUTES.home} replace />;
  }
  return (
    <div className={css.page}>
      <PageFloor>
        <h1 className={css.title}>{t('title')}</h1>
      </PageFloor>
      <main className={css.shops}>
        <ShopList columns={2} />
        <TermsLink />
      </main>
    </div>
  );
}
