export { BILL_LIMITS, ensureDiscountLimit, ensureRoomForOrder, ensureShareLimit } from './bill-limits.ts';
export { eraseSession } from './erase-session.ts';
export {
  type BillSearch,
  findForMember,
  findForStaff,
  findIncomplete,
  findOfGuests,
  findOfMember,
  searchBills,
} from './find-sessions.ts';
export { LINE_COLUMNS, lineFromRow } from './line-row.ts';
export { type NumberAhead, nextOrderNumber, readNumberAhead } from './order-number.ts';
export { ensuringOwnLines, linesPlaced } from './own-lines.ts';
export {
  cartLinesOf,
  type NewLine,
  type Placement,
  placedLines,
  STAFF_FIELDS,
  withoutReasonText,
} from './placed-lines.ts';
export { presentSession } from './present-session.ts';
export { publishGuests, publishSession } from './publish-session.ts';
export { isReceiptKey, receiptKey } from './receipt-key.ts';
export {
  FIRST_GUEST,
  guestOfKey,
  keyOfRepeat,
  moveRestoreKey,
  newRestoreKey,
  restoreKeysOf,
  storeFirstKey,
  storeJoiningKey,
} from './restore-key.ts';
export { ensureGuestAccess, ensureSessionAccess } from './session-access.ts';
export { withQueuedIdempotency, withSessionIdempotency } from './session-idempotency.ts';
export { SESSION_COLUMNS, sessionFromRow } from './session-row.ts';
export {
  insertLines,
  insertSession,
  lockSession,
  lockSessionFor,
  readSession,
  type SessionRecord,
  saveLines,
  saveSession,
  shopOfSession,
} from './session-store.ts';
export { tablesByServer } from './tables-by-server.ts';
export { type SessionEvent, statusAfter, transitionStatus } from './transitions.ts';
