export {
  changeStaffCalls,
  closeStaffCalls,
  findStaffCalls,
  insertStaffCall,
  openStaffCalls,
  readStaffCall,
} from './staff-call-store.ts';
