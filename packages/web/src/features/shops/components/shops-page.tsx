import { Navigate } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { TermsLink } from '../../home/components/terms-link.tsx';
import { usePlace } from '../../session/state/place.ts';
import { useStartSettings } from '../api/use-start-settings.ts';
import { PageFloor } from './page-floor.tsx';
import { ShopList } from './shop-list.tsx';
import css from './shops-page.module.css';

/** /shops: which restaurant, open or closed; without a choice, the one of the code that was scanned (specification §2). */
export function ShopsPage() {
  const { t } = useTranslation('guest');
  const { shop } = usePlace();
  if (useStartSettings()?.allowChooseShop === false) {
    return <Navigate to={shop === undefined ? `${ROUTES.noShop}/` : ROUTES.home} replace />;
  }
  return (
    <div className={css.page}>
      <PageFloor>
        <h1 className={css.title}>{t('shops.title')}</h1>
      </PageFloor>
      <main className={css.shops}>
        <ShopList columns={2} />
        <TermsLink />
      </main>
    </div>
  );
}
