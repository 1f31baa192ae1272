import { cx } from '../../lib/cx.ts';
import css from './ring.module.css';

/** Longest text of minutes; a longer one is a time of day. */
const MINUTES = 3;

export type RingProps = {
  /** Elapsed share of the time, 0 to 1. */
  readonly value: number;
  readonly big: string;
  readonly small: string;
};

/** Minutes until ready, in a ring that fills. */
export function Ring({ value, big, small }: RingProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <div className={css.ring}>
      <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={css.drawing}>
        <circle cx="60" cy="60" r="53" className={css.trough} />
        {share > 0 && (
          <circle
            cx="60"
            cy="60"
            r="53"
            pathLength={100}
            className={css.on}
            strokeDasharray={`${share * 100} 100`}
          />
        )}
      </svg>
      <p className={css.words}>
        <b className={cx(css.big, big.length > MINUTES && css.long)}>{big}</b>{' '}
        <small className={css.small}>{small}</small>
      </p>
    </div>
  );
}
