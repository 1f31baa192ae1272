import { cartQuantity } from '@comanda/domain';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { withMessages } from '../../../../i18n/load-messages.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { ROUTES } from '../../../../lib/routes.ts';
import { useDelayed } from '../../../../lib/use-delayed.ts';
import { useLazyPart } from '../../../../lib/use-lazy-part.ts';
import { useWide } from '../../../../lib/use-wide.ts';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { CartBar } from '../../../../ui/layout/cart-bar.tsx';

// The parts that an empty cart does not need are loaded with the first dish, or shortly after the menu.
/** Delay after the menu is drawn. */
const PRELOAD_DELAY_MS = 2000;
const fetchParts = () => withMessages(() => import('./menu-cart-parts.ts'), 'cart');

/** Preloads the parts that the first dish in the cart needs. */
export function preloadCart(): void {
  fetchParts().catch(() => undefined);
}

/** Renders the cart bar over the menu: the latest dishes, the count and the amount. */
export function MenuCartBar() {
  const { t } = useTranslation('app');
  const { data, catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const isWide = useWide();
  const count = cartQuantity(lines);
  // order limits are shown before the first dish is added, too
  const hasLimits = (data.shop.onlineOrderLimits?.length ?? 0) > 0;
  const isDelayOver = useDelayed(PRELOAD_DELAY_MS);
  const isWanted = count > 0 || (hasLimits && isDelayOver);
  const parts = useLazyPart('menu-cart', fetchParts, isWanted);
  const ids = [
    ...new Set(lines.filter(({ fromProduct }) => !fromProduct).map(({ product = '' }) => product)),
  ];
  return (
    <>
      <output className="sr">{count > 0 && t('cart.count', { count })}</output>
      {isWanted && parts !== undefined && <parts.RestoredCart />}
      {!isWide && count > 0 && (
        <CartBar
          to={ROUTES.cart}
          label={t('cart.view')}
          amount={parts && <parts.CartAmount />}
          pictures={ids
            .slice(-3)
            .map((id) => (
              <Picture
                key={id}
                alt=""
                source={pictureSource(catalogue.products.get(id)?.image)}
                sizes="38px"
                tint={tintOf(id)}
              />
            ))}
        />
      )}
    </>
  );
}
