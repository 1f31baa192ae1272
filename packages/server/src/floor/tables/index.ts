export { openBillAt } from './open-bill.ts';
export { tableGroupLines } from './table-group.ts';
export { lockTable } from './table-lock.ts';
export { markFromRow, markPaid, saveMark, tableMark, unmarkTables } from './table-marks.ts';
export { limitedCapacity, seatsOf, withLimitedCapacity } from './table-seats.ts';
