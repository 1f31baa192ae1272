export type { ImportRecord, Refusal, Variants } from './import-record.ts';
export { readRecords } from './read-records.ts';
