import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import css from './set-steps.module.css';

export type SetStepsProps = {
  readonly label: string;
  readonly steps: readonly { readonly id: string; readonly label: string; readonly done: boolean }[];
  readonly current: string;
  /** Screen reader text of a completed step. */
  readonly doneLabel: string;
  /** Called with the tapped step, to scroll to its group. */
  readonly onStep: (id: string) => void;
};

/** Steps of a set meal: completed, current, upcoming. */
export function SetSteps({ label, steps, current, doneLabel, onStep }: SetStepsProps) {
  return (
    <div className={css.steps}>
      <ol className={css.list} aria-label={label}>
        {steps.map((step, at) => (
          <li key={step.id} className={css.item}>
            <button
              type="button"
              className={cx(css.step, step.done && css.done)}
              aria-current={step.id === current ? 'step' : undefined}
              onClick={() => onStep(step.id)}
            >
              <span className={css.mark}>
                {step.done ? <Icon name="check" size="xs" label={doneLabel} /> : String(at + 1)}
              </span>{' '}
              {step.label}
            </button>
          </li>
        ))}
      </ol>
    </div>
  );
}
