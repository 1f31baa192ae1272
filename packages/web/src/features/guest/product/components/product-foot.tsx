import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Stepper } from '../../../../ui/controls/stepper.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { ProductOrder } from '../hooks/use-product-order.ts';

type ProductFootProps = {
  readonly name: string;
  readonly order: ProductOrder;
  readonly onFinish: () => void;
};

const MAX_COUNT = 999;

/** Renders the quantity and the button with the price. */
export function ProductFoot({ name, order, onFinish }: ProductFootProps) {
  const { t } = useTranslation('product');
  const { locale } = useLocale();
  const { draft, stock, allowed, isFull, isSoldOut, isEatInOnly, price, isEditing, setQuantity } = order;
  return (
    <>
      <Stepper
        size="l"
        value={draft.line.quantity}
        max={Math.max(1, Math.min(MAX_COUNT, stock.more, allowed))}
        onChange={setQuantity}
        label={t('common:quantityOf', { name })}
        lessLabel={t('common:less')}
        moreLabel={t('common:more')}
        locale={locale.intl}
      />
      <Button
        size="l"
        wide
        disabled={isFull}
        amount={isFull ? undefined : <Price amount={price} size="inherit" />}
        onClick={onFinish}
      >
        {t(isSoldOut ? 'menu:soldOut' : isEatInOnly ? 'menu:eatInOnly' : isEditing ? 'save' : 'add')}
      </Button>
    </>
  );
}
