export { isOwnBill } from './own-table.ts';
export { isSeatAt } from './seat.ts';
export { type TableRange, tableRange } from './table-range.ts';
export {
  clearedMark,
  isLateDish,
  MARK_TRANSITIONS,
  TABLE_MARKS,
  TABLE_STATES,
  type TableBill,
  type TableDish,
  type TableFacts,
  type TableMark,
  type TableState,
  tableState,
} from './table-state.ts';
