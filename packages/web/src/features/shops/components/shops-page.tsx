import { useTranslation } from '../../../lib/use-translation.ts';
import { ShopList } from './shop-list.tsx';
import css from './shops-page.module.css';

/** /shops: which restaurant, open or closed. */
export function ShopsPage() {
  const { t } = useTranslation('guest');
  return (
    <main className={css.page}>
      <h1 className={css.title}>{t('shops.title')}</h1>
      <ShopList columns={2} />
    </main>
  );
}
