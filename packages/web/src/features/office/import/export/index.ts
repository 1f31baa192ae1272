export { menuTable } from './menu-table.ts';
export { type RefusedRow, refusedTable } from './refused-table.ts';
export { csvFile, xlsxFile } from './write-file.ts';
