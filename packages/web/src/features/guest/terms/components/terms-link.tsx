import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import css from './terms-link.module.css';

/** The terms of ordering, at the foot of a page that begins. */
export function TermsLink() {
  const { t } = useTranslation('app');
  return (
    <p className={css.foot}>
      <Link to={ROUTES.terms}>{t('title.terms')}</Link>
    </p>
  );
}
