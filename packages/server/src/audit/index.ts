export { type Audit, createAudit } from './create-audit.ts';
export { writeAudit } from './write-audit.ts';
