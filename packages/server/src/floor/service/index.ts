export { assignBill } from './assign-bill.ts';
export { nameGuest, withGuest } from './bill-guests.ts';
export { answerDeviceCall, callFromDevice } from './call-from-device.ts';
export { answerCall, callStaff } from './call-staff.ts';
export { changeCapacity } from './change-capacity.ts';
export { createOrResume } from './create-or-resume.ts';
export { createJoinLimiter, joinSession } from './join-session.ts';
export { seatGuests } from './seat-guests.ts';
export { ensureBeforeCutoff, setTimes } from './table-times.ts';
