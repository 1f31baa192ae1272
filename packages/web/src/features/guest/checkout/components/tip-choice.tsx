import { moneyParts } from '@comanda/domain';
import { useEffect } from 'react';
import { useCartOwner } from '../../../../data/cart/use-cart.ts';
import { tip, useTip } from '../../../../data/order-details/tip.ts';
import { useCartBill } from '../../../../data/pricing/use-cart-bill.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { useHistoryDialog } from '../../../../lib/use-history-dialog.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segmented } from '../../../../ui/controls/segmented.tsx';
import { useMoneyStyle } from '../../../../ui/display/money-context.tsx';
import { tipAmounts } from '../state/tip-amounts.ts';
import css from './tip-choice.module.css';
import { TipSheet } from './tip-sheet.tsx';

const OTHER = 'other';

/** Returns the cart's tip with its setter and maximum; a tip above the maximum is removed. */
function useCartTip() {
  const owner = useCartOwner();
  const amount = useTip(owner);
  const bill = useCartBill()?.bill;
  // the bill so far counts towards the maximum, too
  const max = bill === undefined ? 0 : Math.max(0, bill.subTotal - (bill.tips - amount));
  useEffect(() => {
    if (bill !== undefined && amount > max) tip.set(null);
  }, [bill, amount, max]);
  const setTip = (value: number) =>
    tip.set(owner && value > 0 ? { shop: owner.shop, session: owner.session, amount: value } : null);
  return { amount, max, setTip };
}

/** Asks for a tip: none, two suggested amounts, or another. */
export function TipChoice() {
  const { t } = useTranslation('checkout');
  const style = useMoneyStyle();
  const { amount, max, setTip } = useCartTip();
  const sheet = useHistoryDialog('tip');
  const suggested = tipAmounts(style.currency.code);
  const isOther = amount > 0 && !suggested.includes(amount);
  const short = (value: number) => {
    const { currency, digits } = moneyParts(value, style.currency, style.locale);
    return `${currency}${digits.replace(/\D00$/, '')}`;
  };
  const options = [
    { value: '0', label: t('tip.none') },
    ...suggested.map((value) => ({ value: String(value), label: short(value), disabled: value > max })),
    { value: OTHER, label: isOther ? short(amount) : t('tip.other') },
  ];
  return (
    <section className={css.tip} aria-label={t('tip.title')}>
      <div className={css.head}>
        <h2 className={css.title}>{t('tip.title')}</h2>
        {isOther && (
          <Button
            size="s"
            variant="quiet"
            className={css.change}
            aria-label={t('tip.change')}
            onClick={() => sheet.open()}
          >
            {t('placing.change')}
          </Button>
        )}
      </div>
      <Segmented
        label={t('tip.title')}
        options={options}
        value={isOther ? OTHER : String(amount)}
        onChange={(value) => (value === OTHER ? sheet.open() : setTip(Number(value)))}
      />
      {sheet.isOpen && (
        <TipSheet
          amount={isOther ? amount : 0}
          max={max}
          onGive={(value) => {
            setTip(value);
            sheet.close();
          }}
          onClose={sheet.close}
        />
      )}
    </section>
  );
}
