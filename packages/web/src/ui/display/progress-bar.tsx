import css from './progress-bar.module.css';

export type ProgressBarProps = {
  readonly active: boolean /** Spoken while active. */;
  readonly label: string;
};

/** 2 px progress line at the very top; delayed, so that quick answers show none. */
export function ProgressBar({ active, label }: ProgressBarProps) {
  if (!active) return null;
  return (
    <div className={css.track}>
      <output className="sr">{label}</output>
      <span className={css.bar} aria-hidden="true" />
    </div>
  );
}
