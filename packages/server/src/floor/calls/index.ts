export {
  changeStaffCalls,
  closeStaffCalls,
  findStaffCalls,
  insertStaffCall,
  readStaffCall,
} from './staff-call-store.ts';
