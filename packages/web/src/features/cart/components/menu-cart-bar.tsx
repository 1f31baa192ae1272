import { cartQuantity } from '@comanda/domain';
import { ROUTES } from '../../../app/routes.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { useWide } from '../../../lib/use-wide.ts';
import { CartBar } from '../../../ui/cart-bar.tsx';
import { Picture, tintOf } from '../../../ui/picture.tsx';
import { Price } from '../../../ui/price.tsx';
import { useReadyCatalogue } from '../../menu/hooks/catalogue-context.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { useCart } from '../hooks/use-cart.ts';
import { useCartBill } from '../hooks/use-cart-bill.ts';

/** The cart over the menu: its dishes and its amount. */
export function MenuCartBar() {
  const { t } = useTranslation('guest');
  const { catalogue } = useReadyCatalogue();
  const { lines } = useCart();
  const bill = useCartBill();
  const isWide = useWide();
  const count = cartQuantity(lines);
  const ids = [
    ...new Set(lines.filter(({ fromProduct }) => !fromProduct).map(({ product = '' }) => product)),
  ];
  return (
    <>
      <output className="sr">{count > 0 && t('cart.count', { count })}</output>
      {!isWide && count > 0 && (
        <CartBar
          to={ROUTES.cart}
          label={t('cart.view')}
          amount={bill && <Price amount={bill.share} />}
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
