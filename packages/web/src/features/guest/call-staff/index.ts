export { CallNotice } from './components/call-notice.tsx';
export { CallStaffButton } from './components/call-staff.tsx';
