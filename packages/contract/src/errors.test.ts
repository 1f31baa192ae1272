import { expect, it } from 'vitest';
import { ERRORS } from './errors.ts';

it('T10.2 the refusals of the till have their statuses', () => {
  expect(ERRORS).toMatchObject({
    deviceNeeded: 403,
    approvalRequired: 403,
    draftTaken: 409,
    tableTaken: 409,
    nothingToFire: 409,
    linesPaid: 409,
    wouldOverpay: 409,
    transitionNotAllowed: 409,
    tenderedTooLow: 400,
  });
});
