import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './slip.module.css';

export type SlipProps = {
  readonly children: ReactNode;
  /** Size of the torn edge: for hand-held or wall screens. */
  readonly teeth?: 'm' | 'l';
  readonly className?: string;
};

/** Paper with a torn edge, for bills, order numbers and other money matters. */
export function Slip({ children, teeth = 'm', className }: SlipProps) {
  return (
    <div className={css.lift}>
      <div className={cx(css.slip, css[teeth], className)}>{children}</div>
    </div>
  );
}
