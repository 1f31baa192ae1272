export { createExports, type Exports } from './create-exports.ts';
export { loadExport } from './loading/load-export.ts';
