import type { CallError } from '../../../../data/calls/call-error.ts';

/** Reasons why ordering cannot start (specification §2, initialisation error screens). */
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

export function isInitReason(value: unknown): value is InitReason {
  return INIT_REASONS.some((reason) => reason === value);
}

/** Returns the reason for an error of the first calls; errors the guest cannot fix become `serverError`. */
export function initReasonOf(error: CallError, subject: 'shop' | 'session'): InitReason {
  if (isInitReason(error.code)) return error.code;
  // an id that cannot exist: mistyped or truncated
  if (error.code === 'badRequest') return subject === 'shop' ? 'fixedCodeTableInvalid' : 'sessionNotFound';
  if (error.code === 'notFound') return subject === 'shop' ? 'shopNotFound' : 'sessionNotFound';
  if (subject === 'session' && (error.code === 'forbidden' || error.code === 'notAuthenticated')) {
    return 'sessionNotFound';
  }
  return error.status === 0 ? 'offline' : 'serverError';
}
