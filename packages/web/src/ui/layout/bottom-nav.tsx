import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { Count, Dot } from '../display/badge.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './bottom-nav.module.css';

type Marks = {
  readonly label: string;
  readonly icon: IconName;
  /** Count on the icon if above 0, with `countLabel` for screen readers. */
  readonly count?: number;
  readonly countLabel?: string;
  /** Screen reader text of a dot that marks something waiting. */
  readonly dotLabel?: string;
  /** Signed-in member's picture in place of the icon. */
  readonly picture?: string;
};

type BottomNavItem =
  // `current` marks the page as part of this item although its address does not begin with it
  | (Marks & { readonly to: string; readonly current?: boolean })
  | (Marks & { readonly onClick: () => void; readonly id: string })
  // a place kept free until its item is known
  | { readonly id: string; readonly isPending: true };

export type BottomNavProps = {
  readonly label: string;
  readonly items: readonly BottomNavItem[];
  /** At the foot of phones, or in the top bar of wider screens; shown there only. */
  readonly place?: 'bottom' | 'top';
};

function Content({ label, icon, count = 0, countLabel, dotLabel, picture }: Marks) {
  return (
    <>
      <span className={css.sign}>
        {picture === undefined ? <Icon name={icon} /> : <img src={picture} alt="" className={css.picture} />}
        {count > 0 && (
          <Count className={css.count}>
            <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
            <span className="sr">{countLabel ?? count}</span>
          </Count>
        )}
        {dotLabel !== undefined && <Dot label={dotLabel} className={css.dot} />}
      </span>
      <span className={css.label}>{label}</span>
    </>
  );
}

type WayProps = { readonly to: string; readonly current: boolean; readonly children: ReactNode };

function Way({ to, current, children }: WayProps) {
  return current ? (
    <Link to={to} className={css.item} aria-current="page">
      {children}
    </Link>
  ) : (
    <NavLink to={to} className={css.item}>
      {children}
    </NavLink>
  );
}

/** Main navigation of guests: 70 px at the foot of phones, part of the top bar on wider screens. */
export function BottomNav({ label, items, place }: BottomNavProps) {
  return (
    <nav
      className={cx(css.nav, place && css[place])}
      aria-label={label}
      data-foot={place === 'top' ? undefined : ''}
    >
      {items.map((item) =>
        'to' in item ? (
          <Way key={item.to} to={item.to} current={item.current ?? false}>
            <Content {...item} />
          </Way>
        ) : 'isPending' in item ? (
          <span key={item.id} className={css.item} aria-hidden="true" />
        ) : (
          <button key={item.id} type="button" className={css.item} onClick={item.onClick}>
            <Content {...item} />
          </button>
        ),
      )}
    </nav>
  );
}
