export {
  type ChangedBill,
  type ChangeParts,
  changeByHand,
  ensureNotBeingPaid,
} from './change-by-hand.ts';
export { changePricedSession } from './change-priced-session.ts';
export { changeSection } from './change-section.ts';
export { changeSession, updatePayment } from './change-session.ts';
export { closeBill, closedSession } from './close-bill.ts';
export { ensureNoChangeDue } from './ensure-no-change-due.ts';
export { ensureReductionHolds } from './ensure-reduction-holds.ts';
export { estimatedTime } from './estimated-time.ts';
export { lowerBill } from './lower-bill.ts';
export { newSession } from './new-session.ts';
export { repriceBill, withoutRise } from './reprice-bill.ts';
export { settleRepriced, storeRepriced } from './settle-repriced.ts';
export { saveBill, storeSession } from './store-session.ts';
