import { type HTMLInputAutoCompleteAttribute, type ReactNode, type Ref, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { oneLine, plainText } from '../../lib/plain-text.ts';
import { Icon } from '../icons/icon.tsx';
import css from './field.module.css';

type FieldProps = {
  readonly label: string;
  /** Text beside the label, such as "optional". */
  readonly note?: string;
  readonly hint?: ReactNode;
  /** Error text with the remedy; also colours the frame. */
  readonly error?: string | null;
  /** Counter such as "20 / 100", below on the right. */
  readonly counter?: string;
  /** True if the label is for screen readers only. */
  readonly hideLabel?: boolean;
  readonly className?: string;
};

type Wiring = {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
  readonly className: string | undefined;
};

/** Form field: label, control, then the error or else the hint; `children` gets the ids and ARIA props of its control. */
function Field(props: FieldProps & { readonly children: (wiring: Wiring) => ReactNode }) {
  const { label, note, hint, error, counter, hideLabel, className, children } = props;
  const id = useId();
  const isBad = Boolean(error);
  const says = error || hint;
  const wiring: Wiring = {
    id,
    'aria-invalid': isBad || undefined,
    'aria-describedby': says ? `${id}-says` : undefined,
    className: css.control,
  };
  return (
    <div className={cx(css.field, isBad && css.bad, className)}>
      <label htmlFor={id} className={hideLabel ? 'sr' : css.label}>
        {label}
        {/* parts of a name that a screen reader would otherwise run together */}
        {note !== undefined && ' '}
        {note !== undefined && <small className={css.note}>{note}</small>}
      </label>
      {children(wiring)}
      {(says || counter) && (
        <div className={css.below}>
          <span id={`${id}-says`} role={isBad ? 'alert' : undefined} className={css.says}>
            {isBad && <Icon name="alert" size="xs" className={css.sign} />}
            {says}
          </span>
          {counter && <span className={css.counter}>{counter}</span>}
        </div>
      )}
    </div>
  );
}

type TextProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: () => void;
  readonly name?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly maxLength?: number;
  readonly autoComplete?: HTMLInputAutoCompleteAttribute;
};

export type TextFieldProps = TextProps & {
  readonly type?: 'text' | 'email' | 'tel' | 'password' | 'number' | 'date' | 'time' | 'url';
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly ref?: Ref<HTMLInputElement>;
};

/** Single-line text field; strips invisible characters, except from secrets. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, onBlur, name, placeholder, required, disabled, maxLength, autoComplete } = props;
  const clean = props.type === 'password' ? (text: string) => text : oneLine;
  return (
    <Field {...props}>
      {(wiring) => (
        <input
          {...wiring}
          {...{ value, onBlur, name, placeholder, required, disabled, maxLength, autoComplete }}
          ref={props.ref}
          type={props.type ?? 'text'}
          inputMode={props.inputMode}
          onChange={(event) => onChange(clean(event.target.value))}
        />
      )}
    </Field>
  );
}

export type TextAreaProps = TextProps & { readonly rows?: number; readonly ref?: Ref<HTMLTextAreaElement> };

/** Multi-line text field; strips invisible characters. */
export function TextArea(props: TextAreaProps) {
  const { value, onChange, onBlur, name, placeholder, required, disabled, maxLength, rows = 2 } = props;
  return (
    <Field {...props}>
      {(wiring) => (
        <textarea
          {...wiring}
          {...{ value, onBlur, name, placeholder, required, disabled, maxLength, rows }}
          ref={props.ref}
          onChange={(event) => onChange(plainText(event.target.value))}
        />
      )}
    </Field>
  );
}

export type SelectFieldProps = FieldProps & {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly name?: string;
  readonly disabled?: boolean;
};

/** Native select field. */
export function SelectField(props: SelectFieldProps) {
  const { value, onChange, options, name, disabled } = props;
  return (
    <Field {...props}>
      {(wiring) => (
        <span className={css.select}>
          <select
            {...wiring}
            {...{ value, name, disabled }}
            onChange={(event) => onChange(event.target.value)}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <Icon name="down" size="s" className={css.arrow} />
        </span>
      )}
    </Field>
  );
}
