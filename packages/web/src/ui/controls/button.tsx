import type { MouseEventHandler, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { cx } from '../../lib/cx.ts';
import { Kbd } from '../display/kbd.tsx';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './button.module.css';

type ButtonStyle = {
  readonly variant?: 'primary' | 'tonal' | 'plain' | 'solid' | 'danger' | 'caution' | 'quiet';
  readonly size?: 's' | 'm' | 'l';
  readonly wide?: boolean;
  readonly icon?: IconName;
  readonly className?: string;
  readonly children: ReactNode;
};

export type ButtonProps = ButtonStyle & {
  /** Shows a spinner and ignores taps, keeping focus; the text should say what is going on. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  /** `Price` set after a dot, as in "Add · HK$81.00". */
  readonly amount?: ReactNode;
  /** Keyboard shortcut, drawn before the text. */
  readonly shortcut?: string;
  readonly type?: 'button' | 'submit';
  readonly form?: string;
  readonly id?: string;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly ref?: Ref<HTMLButtonElement>;
  readonly 'aria-describedby'?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-pressed'?: boolean;
};

const classOf = ({ variant = 'primary', size = 'm', wide, className }: ButtonStyle) =>
  cx(css.button, css[variant], css[size], wide && css.wide, className);

/** Button; at most one primary on a screen. */
export function Button(props: ButtonProps) {
  const { variant, size, wide, icon, className, children, busy, amount, shortcut, type, onClick, ...rest } =
    props;
  const look = classOf({ variant, size, wide, className, children });
  return (
    <button
      {...rest}
      type={type ?? 'button'}
      aria-keyshortcuts={shortcut}
      className={cx(look, amount !== undefined && css.priced, busy && css.busy)}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {icon !== undefined && !busy && <Icon name={icon} className={css.icon} />}
      {busy && <span className={css.ring} aria-hidden="true" />}
      {shortcut !== undefined && <Kbd>{shortcut}</Kbd>}
      <span className={css.text}>{children}</span>
      {amount !== undefined && <span className={css.dot} aria-hidden="true" />}
      {amount !== undefined && <span className={css.amount}>{amount}</span>}
    </button>
  );
}

export type ButtonLinkProps = ButtonStyle & { readonly to: string; readonly replace?: boolean };

/** Link styled as a button. */
export function ButtonLink({ to, replace, icon, children, ...look }: ButtonLinkProps) {
  return (
    <Link to={to} replace={replace} className={classOf({ ...look, children })}>
      {icon !== undefined && <Icon name={icon} className={css.icon} />}
      <span className={css.text}>{children}</span>
    </Link>
  );
}
