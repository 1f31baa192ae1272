import { useTranslation } from '../../../../i18n/use-translation.ts';
import { cx } from '../../../../lib/cx.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { seatsOf } from '../state/seat-groups.ts';
import css from './seat-bar.module.css';

/** Coloured dot of a seat; of the whole table without one. */
export function SeatDot({ seat }: { readonly seat: string | undefined }) {
  if (seat === undefined)
    return (
      <span className={cx(css.dot, css.shared)} aria-hidden="true">
        <Icon name="users" size="xs" />
      </span>
    );
  return (
    <span className={cx(css.dot, css[`p${((Number(seat) - 1) % 8) + 1}`])} aria-hidden="true">
      {seat}
    </span>
  );
}

export type SeatBarProps = {
  readonly covers: number;
  /** Seat that is ordered for; the whole table's when absent. */
  readonly seat: string | undefined;
  readonly onSeat: (seat: string | undefined) => void;
};

/** Seats to order for, 1 to the covers, and what all share (till T1.5). */
export function SeatBar({ covers, seat, onSeat }: SeatBarProps) {
  const { t } = useTranslation('handheld');
  return (
    <fieldset className={css.bar} aria-label={t('orderFor')}>
      {seatsOf(covers).map((each) => (
        <button
          key={each}
          type="button"
          className={css.seat}
          aria-pressed={each === seat}
          onClick={() => onSeat(each)}
        >
          <SeatDot seat={each} />
          {covers <= 2 || each === seat ? (
            t('till:seatNo', { number: each })
          ) : (
            <span className="sr">{t('till:seatNo', { number: each })}</span>
          )}
        </button>
      ))}
      <button
        type="button"
        className={css.seat}
        aria-pressed={seat === undefined}
        onClick={() => onSeat(undefined)}
      >
        <SeatDot seat={undefined} />
        {t('shared')}
      </button>
    </fieldset>
  );
}
