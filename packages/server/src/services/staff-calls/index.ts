export { createStaffCallsService } from './staff-calls-service.ts';
