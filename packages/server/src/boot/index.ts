export { loadExportFile } from './load-export.ts';
export { printClaim } from './print-claim.ts';
export { start } from './start.ts';
