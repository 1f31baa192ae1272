import type { ReactNode } from 'react';
import css from './switch.module.css';

export type SwitchProps = {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly hideLabel?: boolean;
  readonly disabled?: boolean;
};

/** Switch that takes effect at once. */
export function Switch({ checked, onChange, label, note, hideLabel = false, disabled }: SwitchProps) {
  return (
    <label className={css.line}>
      <span className={hideLabel ? 'sr' : css.text}>
        {label}
        {note !== undefined && ' '}
        {note !== undefined && <small className={css.note}>{note}</small>}
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={checked}
        className={css.input}
        {...{ checked, disabled }}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span className={css.track} aria-hidden="true" />
    </label>
  );
}
