import { useLocation } from 'react-router';
import { SKIP_TO, skipTo } from '../lib/skip-to.ts';
import { useTranslation } from '../lib/use-translation.ts';
import { SkipButton, SkipLink } from '../ui/skip-link.tsx';
import { pageTitle } from './page-rules.ts';
import { ROUTES } from './routes.ts';

/** For who comes by the keyboard, first of all: past the bars to what the page is for, and to the cart. */
export function SkipLinks() {
  const { t } = useTranslation('guest');
  const title = pageTitle(useLocation().pathname);
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
