import { expect, it } from 'vitest';
import { CallError } from './call-error.ts';
import { lostPayment } from './lost-payment.ts';

it('M2.3 a payment whose provider did not answer is known by its id, every other refusal began none', () => {
  expect(lostPayment(new CallError('providerUnavailable', 503, { payment: 'payment1' }))).toBe('payment1');
  expect(lostPayment(new CallError('providerUnavailable', 503))).toBeUndefined();
  expect(lostPayment(new CallError('paymentPending', 409, { payment: 'payment1' }))).toBeUndefined();
  expect(lostPayment(new Error('gone'))).toBeUndefined();
});
