import { useTranslation } from '../../../../i18n/use-translation.ts';
import { Icon } from '../../../../ui/icons/icon.tsx';
import { SeatDot } from '../../sale/index.ts';
import { seatsOf } from '../state/seat-groups.ts';
import css from './seat-bar.module.css';

/** Dot of a seat; of the whole table without one. */
export function SeatMark({ seat }: { readonly seat: string | undefined }) {
  if (seat !== undefined) return <SeatDot seat={seat} />;
  return (
    <span className={css.shared} aria-hidden="true">
      <Icon name="users" size="xs" />
    </span>
  );
}

/** Guests from which on only the chosen seat is named, so that four seats fit beside what all share. */
const MANY = 3;

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
          <SeatMark seat={each} />
          {covers < MANY || each === seat ? (
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
        <SeatMark seat={undefined} />
        {covers < MANY || seat === undefined ? t('shared') : <span className="sr">{t('shared')}</span>}
      </button>
    </fieldset>
  );
}
