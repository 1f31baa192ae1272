import type { TableSession } from '@comanda/contract';
import { OPEN_STATUSES, SESSION_STATUSES, UNSOLD_STATUSES } from '@comanda/domain';

/** States by which bills are looked for. */
export const BILL_STATES = ['done', 'open', 'ended'] as const;
export type BillState = (typeof BILL_STATES)[number];

/** The filter of the bills as it is chosen; empty texts filter nothing. */
export type BillFilter = {
  readonly state: BillState | '';
  /** Business day of the shop, `2026-03-02`. */
  readonly day: string;
  /** Text that is looked for: a number, table, name or telephone number. */
  readonly search: string;
};

export const NO_FILTER: BillFilter = { state: '', day: '', search: '' };

const STATUSES: Readonly<Record<BillState | '', readonly TableSession['status'][]>> = {
  '': SESSION_STATUSES,
  done: ['done'],
  open: OPEN_STATUSES,
  ended: UNSOLD_STATUSES,
};

/** Bill by which a page begins: the last of the page before. */
export type LastBill = Pick<TableSession, '_id' | 'startTime'>;

/** Returns the query of a page of a shop's bills, the newest first, after `last`. */
export function billQuery(
  shop: string,
  { state, day, search }: BillFilter,
  last: LastBill | undefined,
  limit: number,
) {
  const text = search.trim();
  return {
    shop,
    // a search is of open bills only unless it names their statuses
    status: { $in: STATUSES[state] },
    ...(day !== '' && { businessDay: day }),
    ...(text !== '' && { search: text }),
    ...(last !== undefined && {
      $or: [{ startTime: { $lt: last.startTime } }, { startTime: last.startTime, _id: { $lt: last._id } }],
    }),
    $sort: { startTime: -1, _id: -1 },
    $limit: limit,
  };
}

/** Returns the bills on which something was ordered. */
export function orderedBills(bills: readonly TableSession[]): readonly TableSession[] {
  return bills.filter(({ products }) => products.length > 0);
}

/** Returns the state of a bill by its status. */
export function stateOf({ status }: Pick<TableSession, 'status'>): BillState {
  return BILL_STATES.find((state) => STATUSES[state].includes(status)) ?? 'ended';
}
