import type { Product } from '@comanda/contract';
import { useLocale } from '../../../app/locale.ts';
import { useTranslation } from '../../../lib/use-translation.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { tintOf } from '../../../ui/picture-tables.ts';
import { Price } from '../../../ui/price.tsx';
import { useShopPrice } from '../../menu/hooks/use-shop-price.ts';
import { pictureSource } from '../../menu/state/dish-picture.ts';
import { useDishInCart } from '../hooks/use-dish-in-cart.ts';
import css from './goes-well.module.css';

/** A dish that is suggested: one tap adds it, or opens what it asks. */
export function GoesWellRow({ product }: { readonly product: Product }) {
  const { t } = useTranslation('guest');
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
      <Price amount={price} size="s" />
      <IconButton icon="plus" variant="tint" label={t('menu.add', { name })} onClick={add} />
    </li>
  );
}
