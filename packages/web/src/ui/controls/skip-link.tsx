import { Link } from 'react-router';
import css from './skip-link.module.css';

type SkipLinkProps = { readonly to: string; readonly children: string };

/** A way past what stands between, for who comes by the keyboard; seen while it has the focus. */
export function SkipLink({ to, children }: SkipLinkProps) {
  return (
    <Link to={to} className={css.skip}>
      {children}
    </Link>
  );
}

type SkipButtonProps = { readonly onSkip: () => void; readonly children: string };

/** The same within a page. */
export function SkipButton({ onSkip, children }: SkipButtonProps) {
  return (
    <button type="button" className={css.skip} onClick={onSkip}>
      {children}
    </button>
  );
}
