import type { Product } from '@comanda/contract';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { useDishInCart } from '../hooks/use-dish-in-cart.ts';

/** Renders the button that adds a dish, or the stepper once it is in the cart. */
export function DishFoot({ product }: { readonly product: Product }) {
  const { t } = useTranslation('common');
  const { say, locale } = useLocale();
  const { quantity, stock, isEatInOnly, isPlain, add, less } = useDishInCart(product);
  const name = say(product.name);
  if (quantity > 0) {
    return (
      <Stepper
        value={quantity}
        onChange={(next) => (next > quantity ? add() : less())}
        label={t('quantityOf', { name })}
        lessLabel={t('less', { name })}
        moreLabel={t('more', { name })}
        removeLabel={t('removeName', { name })}
        max={isEatInOnly ? quantity : isPlain ? quantity + stock.more : undefined}
        locale={locale.intl}
      />
    );
  }
  if (stock.isOut || stock.more === 0 || isEatInOnly) return null;
  return <IconButton icon="plus" variant="add" label={t('menu:add', { name })} onClick={add} />;
}
