import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import css from './slip.module.css';

export type SlipProps = {
  readonly children: ReactNode;
  /** Teeth of the torn edge: for the hand, or for a wall screen. */
  readonly teeth?: 'm' | 'l';
  readonly className?: string;
};

/** Paper with a torn edge: bills, order numbers, everything that is money. */
export function Slip({ children, teeth = 'm', className }: SlipProps) {
  return (
    <div className={css.lift}>
      <div className={cx(css.slip, css[teeth], className)}>{children}</div>
    </div>
  );
}
