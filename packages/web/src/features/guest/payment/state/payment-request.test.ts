import { expect, test } from 'vitest';
import { aBill, anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { duePayment, paymentRequest } from './payment-request.ts';

const SHOP = { currency: 'HKD' } as const;
const whole = { _id: 'p2', method: 'card', amount: 2000, tips: 0, status: 'requiresAction' } as const;
const orderWith = (
  ...pendingPayments: NonNullable<Parameters<typeof anOrder>[0]>['pendingPayments'] & object
) => anOrder({ bill: aBill({ total: 2000, outstanding: 2000 }), pendingPayments });

test('M2.5 what another phone is paying may be paid in its place, unless a bank works on it', () => {
  expect(duePayment(orderWith(), SHOP)).toEqual({ amount: 2000 });
  expect(paymentRequest(orderWith(whole), SHOP)).toBeUndefined();
  expect(duePayment(orderWith(whole), SHOP)).toEqual({ amount: 2000 });
  expect(duePayment(orderWith({ ...whole, status: 'processing' }), SHOP)).toBeUndefined();
});

test('M2.5 a share that another phone is paying stays theirs', () => {
  const share = { ...whole, amount: 800, share: { kind: 'equal' as const, parts: 2, count: 1 } };
  expect(duePayment(orderWith(share), SHOP)).toEqual({ amount: 1200 });
});
