export { isScanStale, isTableCode } from './fixed-code.ts';
export { codeVersion, rotateTableCode, type SignedTable, tableCode } from './table-codes.ts';
