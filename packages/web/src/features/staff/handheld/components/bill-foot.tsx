import type { Product } from '@comanda/contract';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { HandOrder } from '../hooks/use-hand-order.ts';
import css from './bill-view.module.css';
import { NextDishes } from './next-dishes.tsx';
import { SendButton } from './send-button.tsx';

type BillFootProps = {
  readonly hand: HandOrder;
  readonly onMenu: () => void;
  readonly onPay: () => void;
  readonly onRing: (product: Product) => void;
};

/** Dishes often asked for next, the way to the menu, and Send, or Pay when all is sent and something is due. */
export function BillFoot({ hand, onMenu, onPay, onRing }: BillFootProps) {
  const { t } = useTranslation('handheld');
  const { unsent, due } = hand;
  return (
    <section className={css.foot} aria-label={t('actions')} data-foot="">
      <NextDishes hand={hand} onRing={onRing} />
      <Button variant="plain" size="l" icon="plus" onClick={onMenu}>
        {t('dish')}
      </Button>
      {unsent > 0 || due <= 0 ? (
        <SendButton hand={hand} />
      ) : (
        <Button
          size="l"
          wide
          icon="card"
          disabled={!hand.isOnline}
          amount={<Price amount={due} size="inherit" />}
          onClick={onPay}
        >
          {t('till:pay')}
        </Button>
      )}
    </section>
  );
}
