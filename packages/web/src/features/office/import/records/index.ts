export type { ImportRecord, Refusal, Variants } from './import-record.ts';
export { type MemberRecord, memberRecords } from './member-records.ts';
export { readRecords } from './read-records.ts';
export { correctedRows, type RowCell, rowCells } from './row-cells.ts';
