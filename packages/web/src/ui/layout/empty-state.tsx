import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Plate } from '../illustrations/plate.tsx';
import css from './empty-state.module.css';

export type EmptyStateProps = {
  readonly title: string;
  readonly text?: ReactNode;
  /** Illustration; default: an empty plate with chopsticks. */
  readonly picture?: ReactNode;
  /** `Button` of the next step. */
  readonly action?: ReactNode;
  /** Secondary `Button` of the alternative. */
  readonly second?: ReactNode;
  readonly live?: boolean;
  /** Heading level: `h1` where nothing above it names the page. */
  readonly heading?: 'h1' | 'h2';
  /** True if it is the page's only content, and centred. */
  readonly fills?: boolean;
};

/** Empty state: nothing here yet, nothing found, failed to load, closed; with the next step. */
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
