import { cartQuantity } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { ButtonLink } from '../../../../ui/controls/button.tsx';
import { SkipLink } from '../../../../ui/controls/skip-link.tsx';
import { Plate } from '../../../../ui/illustrations/plate.tsx';
import css from './cart-aside.module.css';
import { CartBreakdown } from './cart-breakdown.tsx';
import { CartLines } from './cart-lines.tsx';

function Content() {
  const { t } = useTranslation('cart');
  const { lines } = useCart();
  if (lines.length === 0) {
    return (
      <div className={css.empty}>
        <span className={css.plate}>
          <Plate chopsticks />
        </span>
        <p className={css.emptyTitle}>{t('empty')}</p>
        <p className={css.text}>{t('emptyText')}</p>
      </div>
    );
  }
  return (
    <>
      <SkipLink to={ROUTES.cart}>{t('app:skip.cart')}</SkipLink>
      <div className={css.lines}>
        <CartLines />
      </div>
      <div className={css.foot}>
        <CartBreakdown isBrief />
        <ButtonLink to={ROUTES.cart} size="l" wide>
          {t('toCheckout')}
        </ButtonLink>
      </div>
    </>
  );
}

/** Renders the cart beside the menu, on screens wide enough for both. */
export function CartAside() {
  const { t } = useTranslation('app');
  const { lines } = useCart();
  return (
    <aside className={css.aside} aria-label={t('title.cart')}>
      <h2 className={css.title}>
        {t('title.cart')}
        {lines.length > 0 && (
          <small className={css.count}>{t('cart:items', { count: cartQuantity(lines) })}</small>
        )}
      </h2>
      <Content />
    </aside>
  );
}
