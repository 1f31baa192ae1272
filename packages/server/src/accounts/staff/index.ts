export { createStaffDesk, type StaffDesk } from './create-staff-auth.ts';
