import type { BoardEntry } from '@comanda/contract';
import css from './board-number.module.css';

/** An order's number, with the table to which it is served. */
export function BoardNumber({
  entry: { orderNumber, tableName },
}: {
  readonly entry: Pick<BoardEntry, 'orderNumber' | 'tableName'>;
}) {
  if (tableName === undefined) return orderNumber;
  return (
    <>
      {orderNumber} <small className={css.table}>{tableName}</small>
    </>
  );
}
