import { cartQuantity } from '@comanda/domain';
import { withWords } from '../../../app/locale.ts';
import { ROUTES } from '../../../app/routes.ts';
import { useFetchedPart } from '../../../lib/use-fetched-part.ts';
import { useLater } from '../../../lib/use-later.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { CartBar } from '../../../ui/cart-bar.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { useCart } from '../hooks/use-cart.ts';

// what an empty cart needs not: it comes with the first dish, or soon after the menu
/** After the menu has been drawn. */
const LATER = 2000;
const fetchParts = () => withWords(() => import('./menu-cart-parts.ts'));

/** Fetches ahead what the first dish in the cart will need. */
export function preloadCart(): void {
  fetchParts().catch(() => undefined);
}

/** The cart over the menu: its dishes and its amount. */
export function MenuCartBar() {
  const { t } = useTranslation('guest');
  const { data, catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const isWide = useWide();
  const count = cartQuantity(lines);
  // where the shop limits what may be ordered, that is told before the first dish as well
  const hasLimits = (data.shop.onlineOrderLimits?.length ?? 0) > 0;
  const isLater = useLater(LATER);
  const isWanted = count > 0 || (hasLimits && isLater);
  const parts = useFetchedPart('menu-cart', fetchParts, isWanted);
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
