import type { ReactNode } from 'react';
import css from './bill-panel.module.css';

export type BillPanelProps = {
  readonly label: string;
  /** Table or number of the bill. */
  readonly badge: string;
  readonly title: string;
  readonly note: ReactNode;
  /** Button at the end of the head. */
  readonly more?: ReactNode;
  readonly tags: ReactNode;
  /** Notes about its payments, above the lines. */
  readonly alerts?: ReactNode;
  readonly lines: ReactNode;
  readonly sums: ReactNode;
  readonly actions: ReactNode;
};

/** The bill at the right: whose it is, its lines, its sums, and the one filled button. */
export function BillPanel(props: BillPanelProps) {
  const { label, badge, title, note, more, tags, alerts, lines, sums, actions } = props;
  return (
    <aside className={css.panel} aria-label={label}>
      <header className={css.head}>
        <div className={css.badge} aria-hidden="true">
          {badge}
        </div>
        <div className={css.facts}>
          <h1 className={css.title}>{title}</h1>
          <p className={css.note}>{note}</p>
        </div>
        {more}
      </header>
      <div>
        <div className={css.tags}>{tags}</div>
        {alerts}
      </div>
      {lines}
      {sums}
      <footer className={css.actions}>{actions}</footer>
    </aside>
  );
}
