import type { Product } from '@comanda/contract';
import { useCart } from '../../../../data/cart/use-cart.ts';
import { useAllowed } from '../../../../data/pricing/use-allowed.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import css from './dish.module.css';

/** Shows the number of pieces that an order limit still allows. */
export function DishLimit({ product: { _id } }: { readonly product: Product }) {
  const { t } = useTranslation('menu');
  const allowed = useAllowed(_id);
  const isInCart = useCart().lines.some(({ product }) => product === _id);
  if (allowed === undefined) return null;
  return (
    <p className={css.limit}>
      {allowed === 0 ? t('limit.reached') : t(isInCart ? 'limit.more' : 'limit.perOrder', { count: allowed })}
    </p>
  );
}
