import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import css from './status-steps.module.css';

/** Status of a dish. */
type DishStatus = 'received' | 'cooking' | 'ready' | 'served';

const ORDER: readonly DishStatus[] = ['received', 'cooking', 'ready', 'served'];

export type StatusWordProps = { readonly status: DishStatus; readonly children: string };

/** Status in a word, in its colour. */
export function StatusWord({ status, children }: StatusWordProps) {
  return (
    <span className={cx(css.word, css[status])}>
      {status === 'served' && <Icon name="check" size="s" />}
      {children}
    </span>
  );
}

export type StatusStepsProps = { readonly status: DishStatus };

/** Four segments from received to served, beside a `StatusWord`, which says the same. */
export function StatusSteps({ status }: StatusStepsProps) {
  const now = ORDER.indexOf(status);
  return (
    <span className={cx(css.steps, css[status])} aria-hidden="true">
      {ORDER.map((step, at) => (
        <span key={step} className={cx(css.step, at < now && css.past, at === now && css.now)} />
      ))}
    </span>
  );
}
