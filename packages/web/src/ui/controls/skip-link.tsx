import { Link } from 'react-router';
import css from './skip-link.module.css';

type SkipLinkProps = { readonly to: string; readonly children: string };

/** Skip link for keyboard users, visible while focused. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <Link to={to} className={css.skip}>
      {children}
    </Link>
  );
}

type SkipButtonProps = { readonly onSkip: () => void; readonly children: string };

/** Skip link to a target within the page. */
export function SkipButton({ onSkip, children }: SkipButtonProps) {
  return (
    <button type="button" className={css.skip} onClick={onSkip}>
      {children}
    </button>
  );
}
