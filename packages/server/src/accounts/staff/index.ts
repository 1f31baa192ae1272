export { createStaffAuth, type StaffAuth } from './create-staff-auth.ts';
