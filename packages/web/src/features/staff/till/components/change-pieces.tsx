import { changeInCash } from '@comanda/domain';
import { useReadyCatalogue } from '../../../../data/catalogue/catalogue-context.ts';
import { useLocale } from '../../../../i18n/locale.ts';
import { useTranslation } from '../../../../i18n/use-translation.ts';
import { numberFormat } from '../../../../lib/formats.ts';
import css from './change-pieces.module.css';

/** Change in the fewest notes and coins of the shop's currency (till T3.5). */
export function ChangePieces({ change }: { readonly change: number }) {
  const { t } = useTranslation('till');
  const { locale } = useLocale();
  const { data } = useReadyCatalogue();
  const { pieces } = changeInCash(change, data.shop.currency);
  const pieceText = (value: number) =>
    numberFormat(locale.intl, { maximumFractionDigits: 2 }).format(value / 100);
  return (
    <ul className={css.pieces} aria-label={t('inPieces')}>
      {pieces.map(({ value, count }) => (
        <li key={value} className={value >= 1000 ? css.note : css.coin}>
          {pieceText(value)}
          {count > 1 && <small> × {count}</small>}
        </li>
      ))}
    </ul>
  );
}
