import { Link } from 'react-router';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import css from './terms-link.module.css';

/** The terms of ordering, at the foot of a page that begins. */
export function TermsLink() {
  const { t } = useTranslation('guest');
  return (
    <p className={css.foot}>
      <Link to={ROUTES.terms}>{t('title.terms')}</Link>
    </p>
  );
}
