import { moneyText } from '@comanda/domain';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { Icon } from '../../../../ui/icons/icon.tsx';
import type { PriceChange } from '../state/seen-prices.ts';
import css from './line-fix.module.css';

/** Shows that a dish's price changed while it was in the cart, with a button to confirm. */
export function PriceNote({
  change: { was, now },
  onConfirm,
}: {
  change: PriceChange;
  onConfirm: () => void;
}) {
  const { t } = useTranslation('cart');
  const { currency, locale } = useMoneyStyle();
  const money = (amount: number) => moneyText(amount, currency, locale);
  return (
    <p className={css.change} role="status">
      <Icon name="info" size="s" />
      <span className={css.text}>{t('priceNews', { was: money(was), now: money(now) })}</span>
      <Button size="s" variant="quiet" onClick={onConfirm}>
        {t('priceOk')}
      </Button>
    </p>
  );
}
