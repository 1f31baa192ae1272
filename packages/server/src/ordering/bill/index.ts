export { changeSection, changeSession, updatePayment } from './change-session.ts';
export { closeBill, closedSession } from './close-bill.ts';
export { ensureNoChangeDue } from './ensure-no-change-due.ts';
export { newSession } from './new-session.ts';
export { storeSession } from './store-session.ts';
