export { checkStaffLines } from './check-staff-lines.ts';
