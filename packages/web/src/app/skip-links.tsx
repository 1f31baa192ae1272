import { useLocation } from 'react-router';
import { useTranslation } from '../i18n/use-translation.ts';
import { ROUTES } from '../lib/routes.ts';
import { SKIP_TO, skipTo } from '../lib/skip-to.ts';
import { SkipButton, SkipLink } from '../ui/controls/skip-link.tsx';
import { framedAt } from './page-at.ts';

/** Skip links for keyboard users: past the bars to the content, and to the cart. */
export function SkipLinks() {
  const { t } = useTranslation('app');
  const { title } = framedAt(useLocation().pathname);
  return (
    <nav aria-label={t('skip.label')}>
      {title === 'menu' ? (
        <SkipButton onSkip={() => skipTo(SKIP_TO.dishes)}>{t('skip.dishes')}</SkipButton>
      ) : (
        <SkipButton onSkip={() => skipTo('')}>{t('skip.content')}</SkipButton>
      )}
      {title !== 'cart' && <SkipLink to={ROUTES.cart}>{t('skip.cart')}</SkipLink>}
    </nav>
  );
}
