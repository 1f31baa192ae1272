import type { ReactNode } from 'react';
import css from './parts.module.css';

/** One headed part of the gallery. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={css.section}>
      <h2 className={css.heading}>{title}</h2>
      {children}
    </section>
  );
}
