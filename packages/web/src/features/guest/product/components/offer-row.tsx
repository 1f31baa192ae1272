import type { Product } from '@comanda/contract';
import { useNavigate } from 'react-router';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useShopPrice } from '../../../../data/catalogue/use-shop-price.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { toProduct } from '../../../../lib/routes.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { DishFoot, useDishInCart } from '../../dish/index.ts';
import css from './added.module.css';

/** Renders a dish that goes with the added one; it is added at once, or opened if it has options. */
export function OfferRow({ product }: { readonly product: Product }) {
  const { t } = useTranslation('product');
  const { say } = useLocale();
  const navigate = useNavigate();
  const price = useShopPrice(product);
  const { isPlain, quantity } = useDishInCart(product);
  const name = say(product.name);
  // replaces the page, so that Back leads to the menu
  const open = () =>
    navigate(toProduct(product._id), { replace: true, state: { overMenu: true }, preventScrollReset: true });
  return (
    <li className={css.offer}>
      <Picture alt="" source={pictureSource(product.image)} sizes="68px" tint={tintOf(product._id)} />
      <div>
        <h4 className={css.name}>{name}</h4>
        <p className={css.price}>
          <Price amount={price} size="s" />
        </p>
      </div>
      {isPlain || quantity > 0 ? (
        <DishFoot product={product} />
      ) : (
        <IconButton icon="plus" variant="tint" label={t('choose', { name })} onClick={open} />
      )}
    </li>
  );
}
