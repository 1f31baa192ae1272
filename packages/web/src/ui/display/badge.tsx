import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './badge.module.css';

export type BadgeProps = {
  /** `left` few left, `sold` sold out, `brand` popular, `ok` ready, `hot` late, `bad` void, `gold` member. */
  readonly tone?: 'quiet' | 'left' | 'sold' | 'brand' | 'ok' | 'hot' | 'bad' | 'gold';
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Badge: a state in one or two words. */
export function Badge({ tone = 'quiet', icon, className, children }: BadgeProps) {
  return (
    <span className={cx(css.badge, css[tone], className)}>
      {icon !== undefined && <Icon name={icon} size="xs" />}
      {children}
    </span>
  );
}

export type CountProps = { readonly children: ReactNode; readonly className?: string };

/** Count on an icon, such as the dishes in the cart. */
export function Count({ children, className }: CountProps) {
  return <span className={cx(css.count, className)}>{children}</span>;
}

export type DotProps = { readonly label?: string; readonly className?: string };

/** Dot that marks something waiting. */
export function Dot({ label, className }: DotProps) {
  return (
    <span className={cx(css.dot, className)}>
      {label !== undefined && <span className="sr">{label}</span>}
    </span>
  );
}
