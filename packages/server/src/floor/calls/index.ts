export {
  callsOfBill,
  changeStaffCalls,
  closeStaffCalls,
  eraseCallTexts,
  findStaffCalls,
  insertStaffCall,
  openStaffCalls,
  readStaffCall,
} from './staff-call-store.ts';
