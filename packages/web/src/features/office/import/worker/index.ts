export type { CorrectedCell, ExportFormat, ReadSummary } from './import-session.ts';
export { createImportWorker, type ImportWorker } from './import-worker-client.ts';
export { menuCsv } from './menu-csv.ts';
