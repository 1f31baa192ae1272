export { servedTable } from './served-table.ts';
export { isScanStale, isTableCode } from './table-code-signature.ts';
export { codeVersion, rotateTableCode, type SignedTable, tableCode } from './table-codes.ts';
