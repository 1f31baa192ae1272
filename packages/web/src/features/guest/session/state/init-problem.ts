import type { CallError } from '../../../../data/calls/call-error.ts';

/** Why ordering cannot begin (specification §2, initialisation error screens). */
const INIT_REASONS = [
  'fixedCodeTimeout',
  'fixedCodeNotEnabled',
  'fixedCodeTableInvalid',
  'tooManyGuests',
  'shopNotFound',
  'shopNotEnabledForOnline',
  'timeSlotNotFound',
  'sessionNotFound',
  'offline',
  'serverError',
] as const;
export type InitReason = (typeof INIT_REASONS)[number];

/** Whether a value is one of the reasons. */
export function isInitReason(value: unknown): value is InitReason {
  return INIT_REASONS.some((reason) => reason === value);
}

/** The screen an error of the first calls leads to; what a guest cannot mend shows as the server's. */
export function initReasonOf(error: CallError, subject: 'shop' | 'session'): InitReason {
  if (isInitReason(error.code)) return error.code;
  // an address that names nothing there could be: mistyped, or cut off
  if (error.code === 'badRequest') return subject === 'shop' ? 'fixedCodeTableInvalid' : 'sessionNotFound';
  if (error.code === 'notFound') return subject === 'shop' ? 'shopNotFound' : 'sessionNotFound';
  if (subject === 'session' && (error.code === 'forbidden' || error.code === 'notAuthenticated')) {
    return 'sessionNotFound';
  }
  return error.status === 0 ? 'offline' : 'serverError';
}
