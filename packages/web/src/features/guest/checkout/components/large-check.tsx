import { type LargeOrder, moneyText } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';

type LargeCheckProps = {
  readonly large: LargeOrder;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

/** Asks whether a large order is meant, naming the pieces of its dish or its sum. */
export function LargeCheck({ large, ...question }: LargeCheckProps) {
  const { t } = useTranslation('checkout');
  const { say } = useLocale();
  const { products } = useReadyCatalogue().catalogue;
  const { currency, locale } = useMoneyStyle();
  const share = useCartBill()?.share ?? 0;
  const title =
    large.because === 'pieces'
      ? t('large.pieces', { count: large.quantity, name: say(products.get(large.product)?.name) })
      : t('large.total', { amount: moneyText(share, currency, locale) });
  return (
    <Dialog
      title={title}
      text={t('large.text')}
      confirmLabel={t('large.confirm')}
      cancelLabel={t('placing.backToCart')}
      {...question}
    />
  );
}
