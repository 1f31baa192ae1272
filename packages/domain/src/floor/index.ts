export { isOwnBill } from './own-table.ts';
export { type TableRange, tableRange } from './table-range.ts';
export {
  isLateDish,
  LATE_MINUTES,
  TABLE_STATES,
  type TableBill,
  type TableDish,
  type TableFacts,
  type TableState,
  tableState,
} from './table-state.ts';
