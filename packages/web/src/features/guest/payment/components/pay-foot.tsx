import type { ReactNode } from 'react';
import css from './pay-foot.module.css';

type PayFootProps = {
  /** The parts of the amount, above the button. */
  readonly above?: ReactNode;
  /** Shown beside the button. */
  readonly beside?: ReactNode;
  readonly children: ReactNode;
};

/** Renders the pay area at the foot of an order page. */
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
