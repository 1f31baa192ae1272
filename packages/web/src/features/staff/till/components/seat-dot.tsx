import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import css from './bill-lines.module.css';

/** Seat that a line is for, in its colour; a gap without one. */
export function SeatDot({ seat }: { readonly seat: string | undefined }) {
  const { t } = useTranslation('till');
  if (seat === undefined) return <span />;
  return (
    <span className={cx(css.seat, css[`p${((Number(seat) - 1) % 4) + 1}`])}>
      <span className="sr">{t('seat')} </span>
      {seat}
    </span>
  );
}
