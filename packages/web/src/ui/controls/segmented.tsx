import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './segmented.module.css';

export type SegmentedProps<Value extends string> = {
  readonly label: string;
  readonly options: readonly {
    readonly value: Value;
    readonly label: ReactNode;
    readonly disabled?: boolean;
  }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  /** True on a tinted background, where the track is white. */
  readonly onTint?: boolean;
};

/** Segmented control. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, options, value, onChange, onTint = false } = props;
  const name = useId();
  return (
    <fieldset aria-label={label} className={cx(css.bar, onTint && css.onTint)}>
      {options.map((option) => (
        <label key={option.value} className={css.part}>
          <input
            type="radio"
            className={css.input}
            name={name}
            checked={option.value === value}
            disabled={option.disabled}
            onChange={() => onChange(option.value)}
          />
          <span className={css.text}>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
