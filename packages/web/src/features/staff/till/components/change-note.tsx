import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { TakenMoney } from '../../sale/index.ts';
import css from './change-note.module.css';
import { ChangePieces } from './change-pieces.tsx';
import { ReceiptCode } from './receipt-code.tsx';

/**
 * Change to give back, in notes and coins, larger than all else until the next key; beside it the number that board and
 * kitchen call, where guests wait for it at the counter.
 */
export function ChangeNote({ taken }: { readonly taken: TakenMoney }) {
  const { t } = useTranslation('till');
  const { type, orderNumber } = taken.session;
  const isCalled = orderNumber !== undefined && type !== 'dineIn';
  return (
    <section className={css.change} role="status">
      <p className={css.words}>
        <b>{taken.change > 0 ? t('change') : t('noChange')}</b>
        <span>
          {t('from')} <Price amount={taken.tendered} bare size="inherit" weight="regular" />
          {t('staff:comma')}
          {t('untilKey')}
        </span>
      </p>
      <div className={css.figures}>
        {isCalled && (
          <p className={css.number}>
            <small>{t('callNumber')}</small>
            <b>{orderNumber}</b>
          </p>
        )}
        <Price amount={taken.change} size="xl" className={css.amount} />
      </div>
      <ChangePieces change={taken.change} />
      <Button variant="plain" icon="printer" onClick={() => window.print()}>
        {t('receipt')}
      </Button>
      <ReceiptCode session={taken.session._id} />
    </section>
  );
}
