import { cx } from '../../../../lib/cx.ts';
import css from './seat-dot.module.css';

const COLOURS = 8;

export type SeatDotProps = {
  readonly seat: string;
  /** Words before the number for screen readers, which skip the dot without them. */
  readonly label?: string;
};

/** Coloured dot with the number of a seat. */
export function SeatDot({ seat, label }: SeatDotProps) {
  return (
    <span
      className={cx(css.dot, css[`p${((Number(seat) - 1) % COLOURS) + 1}`])}
      aria-hidden={label === undefined || undefined}
    >
      {label !== undefined && <span className="sr">{label} </span>}
      {seat}
    </span>
  );
}
