import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import css from './stepper.module.css';

export type StepperProps = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  /** Accessible name: "Quantity of egg tart". */
  readonly label: string;
  readonly lessLabel: string;
  readonly moreLabel: string;
  /** Name of the remove button, which replaces the minus at 1 and sets 0. */
  readonly removeLabel?: string;
  readonly min?: number;
  readonly max?: number;
  readonly size?: 'm' | 'l';
  readonly disabled?: boolean;
  readonly locale?: string;
  /** Takes the number's place: a `TypedNumber`. */
  readonly number?: ReactNode;
};

const STEP_OF_KEY: Readonly<Record<string, number>> = {
  ArrowUp: 1,
  ArrowRight: 1,
  ArrowDown: -1,
  ArrowLeft: -1,
};

/** Quantity with a button on either side; arrow keys step it from the buttons, too. */
export function Stepper(props: StepperProps) {
  const { value, onChange, label, lessLabel, moreLabel, removeLabel, size = 'm', locale = 'en' } = props;
  const {
    min = removeLabel === undefined ? 1 : 0,
    max = Number.POSITIVE_INFINITY,
    disabled = false,
    number,
  } = props;
  const box = useRef<HTMLFieldSetElement>(null);
  // a button that ends at its bound passes the focus on to the other
  useEffect(() => {
    const pressed = box.current?.querySelector(':focus:disabled');
    if (pressed) box.current?.querySelector<HTMLElement>('button:not(:disabled)')?.focus();
  });
  const removes = removeLabel !== undefined && value <= Math.max(1, min);
  const step = (by: number) => {
    const next = Math.min(max, Math.max(min, value + by));
    if (!disabled && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.defaultPrevented ? undefined : STEP_OF_KEY[event.key];
    // a held key must not remove the line: that takes a tap on the bin
    if (by === undefined || (by < 0 && removes)) return;
    event.preventDefault();
    step(by);
  };
  return (
    <fieldset ref={box} aria-label={label} className={cx(css.stepper, css[size])}>
      <button
        type="button"
        className={css.button}
        aria-label={removes ? removeLabel : lessLabel}
        disabled={disabled || value <= min}
        onKeyDown={onKeyDown}
        onClick={() => step(-1)}
      >
        <Icon name={removes ? 'trash' : 'minus'} className={css.icon} />
      </button>
      {number ?? <output className={css.value}>{value.toLocaleString(locale)}</output>}
      <button
        type="button"
        className={cx(css.button, css.more)}
        aria-label={moreLabel}
        disabled={disabled || value >= max}
        onKeyDown={onKeyDown}
        onClick={() => step(1)}
      >
        <Icon name="plus" className={css.icon} />
      </button>
    </fieldset>
  );
}
