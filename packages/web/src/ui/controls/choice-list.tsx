import { type ReactNode, useId, useRef } from 'react';
import { cx } from '../../lib/cx.ts';
import { useOneTabStop } from '../../lib/use-one-tab-stop.tsx';
import { Icon } from '../icons/icon.tsx';
import css from './choice-list.module.css';
import { TickLabel } from './tick-label.tsx';

type Choice = {
  readonly value: string;
  readonly label: string;
  /** Muted text after the label, such as "No wheat" or the reason it is unavailable. */
  readonly note?: string;
  /** Text in red with a sign, such as "Contains peanut". */
  readonly warning?: string;
  /** Surcharge, on the right. */
  readonly extra?: ReactNode;
  readonly disabled?: boolean;
};

type RowProps = {
  readonly choice: Choice;
  readonly type: 'radio' | 'checkbox';
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly onClick?: (() => void) | undefined;
};

function ChoiceText({ choice: { label, note, warning } }: { readonly choice: Choice }) {
  return (
    <span className={css.text}>
      {label} {note !== undefined && <small className={css.note}>{note}</small>}{' '}
      {warning !== undefined && (
        <small className={css.warning}>
          <Icon name="alert" size="xs" />
          {warning}
        </small>
      )}
    </span>
  );
}

function Row({ choice, type, name, checked, onChange, onClick }: RowProps) {
  return (
    <TickLabel
      {...{ type, name, checked, onChange, onClick }}
      disabled={choice.disabled}
      className={cx(css.row, checked && css.on, choice.disabled && css.off)}
    >
      <ChoiceText choice={choice} />
      {choice.extra}
    </TickLabel>
  );
}

export type RadioListProps = {
  readonly choices: readonly Choice[];
  readonly value: string | null;
  readonly onChange: (value: string) => void;
  /** Called when the option chosen already is tapped. */
  readonly onKeep?: () => void;
};

/** Single choice in rows, for an `OptionGroup`. */
export function RadioList({ choices, value, onChange, onKeep }: RadioListProps) {
  const name = useId();
  return (
    <div className={css.list}>
      {choices.map((choice) => (
        <Row
          key={choice.value}
          {...{ choice, name }}
          type="radio"
          checked={choice.value === value}
          onChange={() => onChange(choice.value)}
          onClick={choice.value === value ? onKeep : undefined}
        />
      ))}
    </div>
  );
}

export type CheckListProps = {
  readonly choices: readonly Choice[];
  readonly values: readonly string[];
  readonly onChange: (values: readonly string[]) => void;
};

/** Multiple choice in rows, for an `OptionGroup`. */
export function CheckList({ choices, values, onChange }: CheckListProps) {
  const name = useId();
  const change = (value: string, isIn: boolean) =>
    onChange(isIn ? [...values, value] : values.filter((other) => other !== value));
  return (
    <div className={css.list}>
      {choices.map((choice) => (
        <Row
          key={choice.value}
          {...{ choice, name }}
          type="checkbox"
          checked={values.includes(choice.value)}
          onChange={(isIn) => change(choice.value, isIn)}
        />
      ))}
    </div>
  );
}

export type QuantityListProps = {
  /** `control` is a Stepper, or an add button at 0. */
  readonly choices: readonly (Choice & {
    readonly control: ReactNode;
    readonly chosen: boolean;
    /** `Picture` of a dish, on the left. */
    readonly picture?: ReactNode;
  })[];
};

/**
 * Choices with quantities, each with its own stepper, for an `OptionGroup`. One tab stop: up and down go from choice to
 * choice, left and right step.
 */
export function QuantityList({ choices }: QuantityListProps) {
  const list = useRef<HTMLDivElement>(null);
  const asOneStop = useOneTabStop(list, '[data-counted]');
  return (
    <div ref={list} className={css.list}>
      {asOneStop(
        choices.map((choice) => (
          <div
            key={choice.value}
            data-counted
            className={cx(css.row, css.counted, choice.chosen && css.on, choice.disabled && css.off)}
          >
            {choice.picture && <span className={css.picture}>{choice.picture}</span>}
            <ChoiceText choice={choice} />
            {choice.extra}
            {choice.control}
          </div>
        )),
      )}
    </div>
  );
}
