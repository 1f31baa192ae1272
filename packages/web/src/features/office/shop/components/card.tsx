import { type ReactNode, useId } from 'react';
import css from './cards.module.css';

/** Section of a set-up page with a title. */
export function Card({
  title,
  note,
  children,
}: {
  readonly title: string;
  readonly note?: string;
  readonly children: ReactNode;
}) {
  const id = useId();
  return (
    <section className={css.card} aria-labelledby={id}>
      <div>
        <h3 id={id} className={css.title}>
          {title}
        </h3>
        {note !== undefined && <p className={css.note}>{note}</p>}
      </div>
      {children}
    </section>
  );
}
