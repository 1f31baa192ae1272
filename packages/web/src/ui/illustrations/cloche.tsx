import crockery from './crockery.module.css';
import css from './drawn.module.css';

/** Covered dish seen from above, for closed shops. */
export function Cloche() {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={crockery.drawing}>
      <circle cx="63" cy="65" r="52" className={crockery.shadow} />
      <circle cx="60" cy="60" r="52" className={crockery.rim} />
      <circle cx="60" cy="60" r="41" className={crockery.well} />
      <circle cx="60" cy="60" r="41" className={css.edge} />
      <path d="M27 52a34 34 0 0 1 22-24" className={css.light} />
      <path d="M92 70a34 34 0 0 1-22 22" className={css.shade} />
      <circle cx="61.5" cy="62.5" r="10" className={crockery.shadow} />
      <circle cx="60" cy="60" r="9" className={css.knob} />
      <circle cx="57.5" cy="57.5" r="2.6" className={css.glint} />
    </svg>
  );
}
