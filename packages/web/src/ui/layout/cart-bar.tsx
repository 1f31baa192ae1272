import type { ReactNode } from 'react';
import { Link } from 'react-router';
import css from './cart-bar.module.css';

export type CartBarProps = {
  readonly to: string;
  readonly label: string;
  /** A Price. */
  readonly amount: ReactNode;
  /** Up to three small pictures. */
  readonly pictures?: readonly ReactNode[];
  /** Position: above the bottom navigation (default), or at the foot. */
  readonly overNav?: boolean;
};

/** Floating bar over the menu with the cart's content. */
export function CartBar({ to, label, amount, pictures = [], overNav = true }: CartBarProps) {
  return (
    <div className={overNav ? css.overNav : css.place} data-foot="">
      <Link to={to} className={css.bar}>
        {pictures.length > 0 && (
          <span className={css.pictures} aria-hidden="true">
            {pictures.slice(0, 3).map((picture, at) => (
              <span key={`dish-${String(at)}`} className={css.picture}>
                {picture}
              </span>
            ))}
          </span>
        )}
        <span className={css.label}>{label}</span>
        <span className={css.amount}>{amount}</span>
      </Link>
    </div>
  );
}
