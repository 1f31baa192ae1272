import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import css from './tick-label.module.css';

export type TickLabelProps = {
  readonly type: 'radio' | 'checkbox';
  readonly name?: string;
  readonly checked: boolean;
  readonly disabled?: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Called on every tap, even without a change. */
  readonly onClick?: (() => void) | undefined;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Row of a radio button or checkbox with its mark before the content. */
export function TickLabel(props: TickLabelProps) {
  const { type, name, checked, disabled, onChange, onClick, className, children } = props;
  return (
    <label className={cx(css.label, className)}>
      <input
        {...{ type, name, checked, disabled, onClick }}
        className={css.input}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={cx(css.tick, type === 'checkbox' && css.square)} aria-hidden="true">
        {checked && type === 'checkbox' && <Icon name="check" className={css.mark} />}
      </span>
      {children}
    </label>
  );
}
