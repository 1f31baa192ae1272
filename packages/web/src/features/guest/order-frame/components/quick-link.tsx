import { Link } from 'react-router';
import { cx } from '../../../../lib/cx.ts';
import { Icon, type IconName } from '../../../../ui/icons/icon.tsx';
import css from './quick-link.module.css';

export type QuickLinkProps = { readonly icon: IconName; readonly label: string; readonly to: string };

/** Renders a small link in a row of others. */
export function QuickLink({ icon, label, to }: QuickLinkProps) {
  return (
    <Link to={to} className={cx('framed', css.link)}>
      <Icon name={icon} className={css.icon} />
      {label}
    </Link>
  );
}

export type QuickButtonProps = {
  readonly icon: IconName;
  readonly label: string;
  readonly busy?: boolean;
  readonly onClick: () => void;
};

/** Renders a small action in a row of links. */
export function QuickButton({ icon, label, busy = false, onClick }: QuickButtonProps) {
  return (
    <button
      type="button"
      className={cx('framed', css.link)}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => busy || onClick()}
    >
      <Icon name={icon} className={css.icon} />
      {label}
    </button>
  );
}
