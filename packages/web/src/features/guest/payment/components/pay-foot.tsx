import type { ReactNode } from 'react';
import css from './pay-foot.module.css';

type PayFootProps = {
  /** How the amount adds up, above the button. */
  readonly above?: ReactNode;
  /** Stands beside the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** Paying, at the foot of a page about an order. */
export function PayFoot({ above, beside, children }: PayFootProps) {
  return (
    <div className={css.bar} data-foot="">
      {above}
      {beside === undefined ? (
        children
      ) : (
        <div className={css.row}>
          {beside}
          {children}
        </div>
      )}
    </div>
  );
}
