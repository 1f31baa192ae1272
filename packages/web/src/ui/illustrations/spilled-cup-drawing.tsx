import type { ReactNode } from 'react';
import crockery from './crockery.module.css';
import css from './drawn.module.css';

/** The drawing of a spilled cup of tea. */
export function SpilledCupDrawing(): ReactNode {
  return (
    <svg viewBox="0 0 120 120" aria-hidden="true" focusable="false" className={crockery.drawing}>
      <path d="M84 92c10-5 22 0 21 9s-13 11-22 8-9-12 1-17z" className={css.tea} />
      <circle cx="112" cy="88" r="3.2" className={css.tea} />
      <circle cx="72" cy="113" r="2.4" className={css.tea} />
      <circle cx="58" cy="58" r="50" className={crockery.shadow} />
      <circle cx="54" cy="54" r="50" className={crockery.rim} />
      <circle cx="54" cy="54" r="45" className={crockery.band} />
      <path d="M80 36l16-9c5-3 9 3 4 7l-15 11z" className={crockery.rim} />
      <path d="M80 36l16-9c5-3 9 3 4 7l-15 11z" className={css.edge} />
      <circle cx="54" cy="54" r="33" className={crockery.rim} />
      <circle cx="54" cy="54" r="33" className={css.edge} />
      <circle cx="54" cy="54" r="27" className={css.tea} />
      <path d="M34 47a21 21 0 0 1 14-13" className={css.light} />
    </svg>
  );
}
