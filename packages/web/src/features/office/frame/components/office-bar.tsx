import type { ReactNode } from 'react';
import css from './office-bar.module.css';

type OfficeBarProps = {
  readonly title: string;
  /** State of the page in a sentence. */
  readonly text?: ReactNode;
  /** Main buttons. */
  readonly actions?: ReactNode;
};

/** Head of a page of the office. */
export function OfficeBar({ title, text, actions }: OfficeBarProps) {
  return (
    <header className={css.bar}>
      <div className={css.head}>
        <h1 className={css.title}>{title}</h1>
        <p className={css.text} aria-live="polite">
          {text}
        </p>
      </div>
      {actions !== undefined && <div className={css.actions}>{actions}</div>}
    </header>
  );
}
