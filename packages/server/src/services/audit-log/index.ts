export { createAuditLogService } from './audit-log-service.ts';
