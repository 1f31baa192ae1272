import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useCatalogueState } from '../../../../data/catalogue/catalogue-context.ts';
import { useOrderContext } from '../../../../data/order-context/order-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import css from './page-floor.module.css';

/** Links back to the chosen shop. */
function BackToShop() {
  const { t } = useTranslation('common');
  const { say } = useLocale();
  const { shop } = useOrderContext();
  const name = say(useCatalogueState().data?.shop.name);
  if (shop === undefined || name === '') return null;
  return (
    <Link to={ROUTES.home} className={css.way}>
      <Icon name="back" className={css.sign} />
      <span className={css.text}>
        <span className="sr">{t('back')}: </span>
        {name}
      </span>
    </Link>
  );
}

/**
 * Renders the head of a page without a top bar (specification §2, layout rules): the link back and the language.
 */
export function PageFloor({ children }: { readonly children?: ReactNode }) {
  const { t } = useTranslation('common');
  const { locale } = useLocale();
  const { open } = useHistoryDialog('language');
  return (
    <header className={cx('tiled', 'lapped', css.floor)}>
      <div className={css.types}>
        <BackToShop />
        <button type="button" className={css.way} aria-haspopup="dialog" onClick={() => open()}>
          <Icon name="globe" className={css.sign} />
          <span className={css.text}>
            <span className="sr">{t('language')}: </span>
            {locale.name}
          </span>
        </button>
      </div>
      {children}
    </header>
  );
}
