import css from './meter.module.css';

export type MeterProps = { /** 0 to 1. */ readonly value: number };

/** Progress bar; the text beside it says the same. */
export function Meter({ value }: MeterProps) {
  const share = Math.min(1, Math.max(0, value));
  return (
    <span className={css.meter} aria-hidden="true">
      <span className={css.fill} style={{ width: `${share * 100}%` }} />
    </span>
  );
}
