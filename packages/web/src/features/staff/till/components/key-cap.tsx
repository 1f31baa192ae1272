import { cx } from '../../../../lib/cx.ts';
import css from './key-cap.module.css';

/** Name of the key that presses a button, in the corner of that button. */
export function KeyCap({
  name,
  className,
}: {
  readonly name: string;
  readonly className?: string | undefined;
}) {
  return (
    <span className={cx(css.cap, className)} aria-hidden="true">
      {name}
    </span>
  );
}
