import { changeInCash } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Price } from '../../../../ui/display/price.tsx';
import type { TakenMoney } from '../../sale/index.ts';
import css from './change-note.module.css';
import { ReceiptCode } from './receipt-code.tsx';

/**
 * Change to give back, in notes and coins, larger than all else until the next key; beside it the number that board and
 * kitchen call, where guests wait for it at the counter.
 */
export function ChangeNote({ taken }: { readonly taken: TakenMoney }) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const { pieces } = changeInCash(taken.change, data.shop.currency);
  const { type, orderNumber } = taken.session;
  const isCalled = orderNumber !== undefined && type !== 'dineIn';
  const pieceText = (value: number) =>
    numberFormat(locale.intl, { maximumFractionDigits: 2 }).format(value / 100);
  return (
    <section className={css.change} role="status">
      {isCalled && (
        <p className={css.number}>
          {t('callNumber')} <b>{orderNumber}</b>
        </p>
      )}
      <p className={css.words}>
        <b>{taken.change > 0 ? t('change') : t('noChange')}</b>
        <span>
          {t('from')} <Price amount={taken.tendered} bare size="inherit" weight="regular" />
          {t('staff:comma')}
          {t('untilKey')}
        </span>
      </p>
      <Price amount={taken.change} size="xl" className={css.amount} />
      <ul className={css.pieces} aria-label={t('inPieces')}>
        {pieces.map(({ value, count }) => (
          <li key={value} className={value >= 1000 ? css.note : css.coin}>
            {pieceText(value)}
            {count > 1 && <small> × {count}</small>}
          </li>
        ))}
      </ul>
      <Button variant="plain" icon="printer" onClick={() => window.print()}>
        {t('receipt')}
      </Button>
      <ReceiptCode session={taken.session._id} />
    </section>
  );
}
