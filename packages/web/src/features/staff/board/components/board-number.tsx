import type { BoardEntry } from '@comanda/contract';
import css from './board-number.module.css';

/** An order's number, with the table or tent to which it is served. */
export function BoardNumber({
  entry: { orderNumber, tableName, tent },
}: {
  readonly entry: Pick<BoardEntry, 'orderNumber' | 'tableName' | 'tent'>;
}) {
  const place = tent === undefined ? tableName : `#${tent}`;
  if (place === undefined) return orderNumber;
  return (
    <>
      {orderNumber} <small className={css.table}>{place}</small>
    </>
  );
}
