import { type ReactNode, useId } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import css from './option-group.module.css';

export type OptionGroupProps = {
  readonly title: string;
  /** Text of the rule: "Required, choose 1". */
  readonly rule?: string;
  /** `done` turns the rule green with a tick, `bad` red. */
  readonly state?: 'open' | 'done' | 'bad';
  /** Error text of the group. */
  readonly error?: string | null;
  readonly children: ReactNode;
  readonly id?: string;
};

/** Group of choices with its name, rule and error. */
export function OptionGroup({ title, rule, state = 'open', error, children, id }: OptionGroupProps) {
  const own = useId();
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-labelledby={`${own}-title`}
      aria-describedby={cx(rule !== undefined && `${own}-rule`, error && `${own}-error`) || undefined}
      className={cx(css.group, error && css.bad)}
    >
      <div className={css.head}>
        <h3 id={`${own}-title`} className={css.title}>
          {title}
        </h3>
        {rule !== undefined && (
          <span id={`${own}-rule`} className={cx(css.rule, css[state])}>
            {state === 'done' && <Icon name="check" size="xs" />}
            {rule}
          </span>
        )}
      </div>
      {children}
      {error && (
        <p id={`${own}-error`} role="alert" className={css.error}>
          <Icon name="alert" size="xs" />
          {error}
        </p>
      )}
    </fieldset>
  );
}
