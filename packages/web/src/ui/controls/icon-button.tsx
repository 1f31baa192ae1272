import type { MouseEventHandler, Ref } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon, type IconName } from '../icons/icon.tsx';
import css from './icon-button.module.css';

export type IconButtonProps = {
  readonly icon: IconName;
  /** Accessible name and tooltip. */
  readonly label: string;
  /** `framed` beside a field, `tint` as an arrow on a card, `round` over a picture, `add` the small plus of a row. */
  readonly variant?: 'bare' | 'framed' | 'tint' | 'round' | 'add';
  readonly disabled?: boolean;
  readonly pressed?: boolean;
  readonly expanded?: boolean;
  readonly onClick?: MouseEventHandler<HTMLButtonElement>;
  readonly className?: string;
  readonly ref?: Ref<HTMLButtonElement>;
};

/** Icon button, at least 44 px, with an accessible name. */
export function IconButton(props: IconButtonProps) {
  const { icon, label, variant = 'bare', disabled, pressed, expanded, onClick, className, ref } = props;
  return (
    <button
      ref={ref}
      type="button"
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      aria-expanded={expanded}
      disabled={disabled}
      onClick={onClick}
      className={cx(css.button, css[variant], className)}
    >
      <Icon name={icon} className={css.icon} />
    </button>
  );
}
