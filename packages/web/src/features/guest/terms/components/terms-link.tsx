import { Link } from 'react-router';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import css from './terms-link.module.css';

/** Links to the terms of ordering. */
export function TermsLink() {
  const { t } = useTranslation('app');
  return (
    <p className={css.foot}>
      <Link to={ROUTES.terms}>{t('title.terms')}</Link>
    </p>
  );
}
