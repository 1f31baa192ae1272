import type { Product } from '@comanda/contract';
import { pictureSource } from '../../../../data/catalogue/dish-picture.ts';
import { useShopPrice } from '../../../../data/catalogue/use-shop-price.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import { Picture } from '../../../../ui/illustrations/picture.tsx';
import { tintOf } from '../../../../ui/illustrations/picture-tables.ts';
import { useDishInCart } from '../../dish/index.ts';
import css from './goes-well.module.css';

/** Renders a suggested dish; one tap adds it, or opens its sheet where it has options. */
export function GoesWellRow({ product }: { readonly product: Product }) {
  const { t } = useTranslation('menu');
  const { say } = useLocale();
  const price = useShopPrice(product);
  const { add } = useDishInCart(product);
  const name = say(product.name);
  return (
    <li className={css.dish}>
      <Picture
        alt=""
        source={pictureSource(product.image)}
        sizes="48px"
        tint={tintOf(product._id)}
        className={css.picture}
      />
      <span className={css.name}>{name}</span>
      <Price amount={price} size="s" className={css.price} />
      <IconButton icon="plus" variant="tint" label={t('add', { name })} onClick={add} />
    </li>
  );
}
