import type { ErrorCode } from '@comanda/contract';
import { CallError, type LocalErrorCode } from '../calls/call-error.ts';

/** Codes that say something else to staff than to guests (till T10.2). */
export const STAFF_REFUSALS = [
  'badRequest',
  'notAuthenticated',
  'forbidden',
  'notFound',
  'askStaff',
  'timeSlotNotFound',
  'shopNotFound',
  'shopNotEnabledForOnline',
  'sessionNotFound',
  'sessionReadOnly',
  'fixedCodeTableInvalid',
  'tableCodeNeeded',
  'cartInvalid',
  'priceChanged',
  'outOfStock',
  'exceedOrderLimit',
  'requestConflict',
  'sectionNotAvailable',
  'orderCutoffPassed',
  'deliveryNotAvailable',
  'zoneMinTotal',
  'alreadyAdded',
  'billFull',
  'tooManyGuests',
  'tooManyPayments',
  'memberTaken',
  'amountMismatch',
  'paymentHeld',
  'paymentNotPossible',
  'paymentPending',
  'linesPaid',
  'wouldOverpay',
  'transitionNotAllowed',
  'cancelNotPossible',
  'notEnoughPoints',
  'ordersOpen',
  'addressNeeded',
  'contactNeeded',
  'zoneNeeded',
  'previewOnly',
  'largeOrder',
] as const satisfies readonly ErrorCode[];

type StaffRefusal = (typeof STAFF_REFUSALS)[number];
type Code = ErrorCode | LocalErrorCode;

const SAYS_OTHERWISE: ReadonlySet<string> = new Set(STAFF_REFUSALS);

function isStaffRefusal(code: Code): code is StaffRefusal {
  return SAYS_OTHERWISE.has(code);
}

/** Returns the key of the text that tells staff why a call was refused. */
export function staffRefusalKey(code: Code) {
  return isStaffRefusal(code) ? (`staff:refused.${code}` as const) : (`errors:${code}` as const);
}

/** Returns the key of the text that tells staff why a call failed. */
export function staffFailureKey(error: unknown) {
  return staffRefusalKey(error instanceof CallError ? error.code : 'serverError');
}
