import css from './crockery.module.css';

export type PlateProps = { readonly chopsticks?: boolean };

/** Empty plate seen from above, for empty states and dishes without a picture. */
export function Plate({ chopsticks = false }: PlateProps) {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={css.drawing}>
      <circle cx="62" cy="64" r="50" className={css.shadow} />
      <circle cx="60" cy="60" r="50" className={css.rim} />
      <circle cx="60" cy="60" r="45" className={css.band} />
      <circle cx="60" cy="60" r="34" className={css.well} />
      <path d="M33 50a29 29 0 0 1 22-19" className={css.shine} />
      {chopsticks && <path d="M118 22L66 112M108 18L56 108" className={css.sticks} />}
    </svg>
  );
}
