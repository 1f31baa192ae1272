import type { ReactNode } from 'react';
import { cx } from '../../lib/cx.ts';
import { Icon } from '../icons/icon.tsx';
import css from './breakdown.module.css';
import { Price } from './price.tsx';

type BreakdownRow = {
  readonly id: string;
  readonly label: string;
  /** Muted text after the label: "10%", "2 × 4.00". */
  readonly note?: string;
  /** Amount in minor units; a negative one is shown as a saving. */
  readonly amount: number;
  /** `faint` for rounding. */
  readonly tone?: 'faint';
  /** Opens the explanation of this amount. */
  readonly onWhy?: () => void;
  /** Accessible name of the opener: "Why this amount". */
  readonly whyLabel?: string;
};

export type BreakdownProps = {
  readonly rows: readonly BreakdownRow[];
  readonly total?: Pick<BreakdownRow, 'label' | 'amount' | 'onWhy' | 'whyLabel'>;
  /** Variant for narrow places, without a line above the total. */
  readonly isBrief?: boolean;
};

function Label({ label, onWhy, whyLabel }: Pick<BreakdownRow, 'label' | 'onWhy' | 'whyLabel'>) {
  if (onWhy === undefined) return label;
  return (
    <button type="button" className={css.why} onClick={onWhy}>
      {label}
      <Icon name="help" size="xs" label={whyLabel} className={css.help} />
    </button>
  );
}

/** Breakdown of a bill: rows with dotted leaders, then the total; for a `Slip`. */
export function Breakdown({ rows, total, isBrief = false }: BreakdownProps) {
  return (
    <dl className={isBrief ? css.brief : undefined}>
      {rows.map((row) => (
        <div key={row.id} className={cx(css.row, row.tone && css[row.tone])}>
          <dt className={css.label}>
            <Label {...row} />
            {row.note !== undefined && <small className={css.note}>{row.note}</small>}
          </dt>
          <dd>
            <Price
              amount={row.amount}
              bare
              size="s"
              weight={row.amount < 0 && !row.tone ? 'bold' : 'regular'}
              tone={row.amount < 0 && !row.tone ? 'saving' : undefined}
            />
          </dd>
        </div>
      ))}
      {total !== undefined && (
        <div className={css.total}>
          <dt>
            <Label {...total} />
          </dt>
          <dd>
            <Price amount={total.amount} size="l" />
          </dd>
        </div>
      )}
    </dl>
  );
}

export type ReasonsProps = {
  /** `value` is a Price or a calculation such as "12% × 169.00". */
  readonly steps: readonly { readonly id: string; readonly label: string; readonly value: ReactNode }[];
  readonly result: { readonly label: string; readonly amount: number };
};

/** Explanation of an amount, step by step; for a `Sheet`. */
export function Reasons({ steps, result }: ReasonsProps) {
  return (
    <ol>
      {steps.map((step) => (
        <li key={step.id} className={css.step}>
          <span>{step.label}</span>
          <span className={css.value}>{step.value}</span>
        </li>
      ))}
      <li className={cx(css.step, css.result)}>
        <span>{result.label}</span>
        <Price amount={result.amount} tone={result.amount < 0 ? 'saving' : undefined} />
      </li>
    </ol>
  );
}
