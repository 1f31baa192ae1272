import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Plate } from '../illustrations/plate.tsx';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** A drawn dish; default: an empty plate with chopsticks. */
  readonly picture?: ReactNode;
  /** A Button: what to do next. */
  readonly action?: ReactNode;
  /** A quiet Button: the other way on. */
  readonly second?: ReactNode;
  readonly live?: boolean;
  /** Where nothing above it names the page: `h1`. */
  readonly heading?: 'h1' | 'h2';
  /** It is all there is on a page: it stands in the middle. */
  readonly fills?: boolean;
};

/** Nothing here yet, nothing found, did not arrive, closed: says what happened and what to do next. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, picture, action, second, live = false } = props;
  const { heading: Heading = 'h2', fills = false } = props;
  return (
    <section className={cx(css.blank, fills && css.fills)} aria-live={live ? 'polite' : undefined}>
      <div className={css.picture}>{picture ?? <Plate chopsticks />}</div>
      <Heading className={css.title}>{title}</Heading>
      {text !== undefined && <p className={css.text}>{text}</p>}
      {action !== undefined && <div className={css.action}>{action}</div>}
      {second}
    </section>
  );
}
