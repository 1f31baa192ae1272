import type { ReactNode } from 'react';
import { Price } from '../../../../ui/display/price.tsx';
import css from './record-row.module.css';

type RecordRowProps = {
  readonly number: string | undefined;
  /** The day, and what else tells it from its neighbours. */
  readonly facts: string;
  readonly amount: number;
  /** Further amounts below the facts. */
  readonly money?: ReactNode;
  readonly badges: ReactNode;
  readonly onOpen: () => void;
};

/** A bill or an invoice in one line of a list; a press opens it. */
export function RecordRow({ number, facts, amount, money, badges, onOpen }: RecordRowProps) {
  return (
    <li>
      <button type="button" className={css.row} aria-haspopup="dialog" onClick={onOpen}>
        <span className={css.number}>{number} </span>
        <span className={css.facts}>{facts} </span>
        <Price amount={amount} className={css.amount} />{' '}
        {money !== undefined && <span className={css.money}>{money}</span>}
        <span className={css.state}>{badges}</span>
      </button>
    </li>
  );
}
