export { menuTable } from './menu-table.ts';
export { csvFile, xlsxFile } from './write-file.ts';
