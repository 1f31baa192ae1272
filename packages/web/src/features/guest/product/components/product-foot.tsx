import type { Product } from '@comanda/contract';
import { backAt } from '../../../../data/catalogue/back-at.ts';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { serverClock } from '../../../../lib/server-clock.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { ProductOrder } from '../hooks/use-product-order.ts';

type ProductFootProps = {
  readonly name: string;
  readonly product: Product;
  readonly order: ProductOrder;
  readonly onFinish: () => void;
};

const MAX_COUNT = 999;

/** Renders the quantity and the button with the price; of a dish that is sold out when it is back (office B2.11). */
export function ProductFoot({ name, product, order, onFinish }: ProductFootProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { draft, stock, allowed, isFull, isSoldOut, isEatInOnly, price, isEditing, setQuantity } = order;
  const { timezone } = useReadyCatalogue().data.shop;
  const back = isSoldOut
    ? backAt(product.stock, serverClock.now(), { intl: locale.intl, timezone })
    : undefined;
  const backText = back && (back.key === 'backAt' ? t('backAt', back.values) : t('backOn', back.values));
  return (
    <>
      <Stepper
        size="l"
        value={draft.line.quantity}
        max={Math.max(1, Math.min(MAX_COUNT, stock.more, allowed))}
        onChange={setQuantity}
        label={t('common:quantityOf', { name })}
        lessLabel={t('common:less', { name })}
        moreLabel={t('common:more', { name })}
        locale={locale.intl}
      />
      <Button
        size="l"
        wide
        disabled={isFull}
        amount={isFull ? undefined : <Price amount={price} size="inherit" />}
        onClick={onFinish}
      >
        {backText ??
          t(isSoldOut ? 'menu:soldOut' : isEatInOnly ? 'menu:eatInOnly' : isEditing ? 'save' : 'add')}
      </Button>
    </>
  );
}
