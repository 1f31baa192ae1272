import { expect, test } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { initReasonOf } from './init-problem.ts';

test.each([
  ['timeSlotNotFound', 409, 'timeSlotNotFound', 'timeSlotNotFound'],
  ['tooManyGuests', 409, 'tooManyGuests', 'tooManyGuests'],
  ['notFound', 404, 'shopNotFound', 'sessionNotFound'],
  ['badRequest', 400, 'fixedCodeTableInvalid', 'sessionNotFound'],
  ['forbidden', 403, 'serverError', 'sessionNotFound'],
  ['socketDisconnect', 0, 'offline', 'offline'],
  ['unavailable', 503, 'serverError', 'serverError'],
] as const)('%s (%i) of a shop is %s, of a session %s', (code, status, ofShop, ofSession) => {
  const error = new CallError(code, status);
  expect(initReasonOf(error, 'shop')).toBe(ofShop);
  expect(initReasonOf(error, 'session')).toBe(ofSession);
});
