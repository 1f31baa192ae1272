import type { ReactNode } from 'react';
import { Link, NavLink } from 'react-router';
import { Count, Dot } from '../display/badge.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './bottom-nav.module.css';

type Marks = {
  readonly label: string;
  readonly icon: IconName;
  /** Shown on the sign when above 0, with `countLabel` spoken. */
  readonly count?: number;
  readonly countLabel?: string;
  /** Something waits there; spoken. */
  readonly dotLabel?: string;
  /** A signed-in member's picture in place of the sign. */
  readonly picture?: string;
};

type BottomNavItem =
  // `current` says that the page belongs to this way although its address does not begin with it
  | (Marks & { readonly to: string; readonly current?: boolean })
  | (Marks & { readonly onClick: () => void; readonly id: string });

export type BottomNavProps = { readonly label: string; readonly items: readonly BottomNavItem[] };

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

/** The four ways of a guest, 70 px, at the foot. */
export function BottomNav({ label, items }: BottomNavProps) {
  return (
    <nav className={css.nav} aria-label={label} data-foot="">
      {items.map((item) =>
        'to' in item ? (
          <Way key={item.to} to={item.to} current={item.current ?? false}>
            <Content {...item} />
          </Way>
        ) : (
          <button key={item.id} type="button" className={css.item} onClick={item.onClick}>
            <Content {...item} />
          </button>
        ),
      )}
    </nav>
  );
}
