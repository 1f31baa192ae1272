import { personBackground } from '../../../../ui/display/person-background.ts';
import css from './seat-dot.module.css';

export type SeatDotProps = {
  readonly seat: string;
  /** Words before the number for screen readers, which skip the dot without them. */
  readonly label?: string;
};

/** Coloured dot with the number of a seat. */
export function SeatDot({ seat, label }: SeatDotProps) {
  return (
    <span
      className={css.dot}
      style={{ background: personBackground(Number(seat) - 1) }}
      aria-hidden={label === undefined || undefined}
    >
      {label !== undefined && <span className="sr">{label} </span>}
      {seat}
    </span>
  );
}
