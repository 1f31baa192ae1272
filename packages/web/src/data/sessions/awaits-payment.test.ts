import { expect, test } from 'vitest';
import { awaitsPayment } from './awaits-payment.ts';
import { aBill, anOrder, aPlacedLine } from './testing/an-order.ts';

const products = [aPlacedLine({ id: 'l1' })];

test('an order that is paid first waits until nothing is due', () => {
  expect(awaitsPayment(anOrder({ products }), 'before')).toBe(true);
  expect(awaitsPayment(anOrder({ products }), 'either')).toBe(false);
  const paid = aBill({ total: 2000, paid: 2000, outstanding: 0 });
  expect(awaitsPayment(anOrder({ products, bill: paid }), 'before')).toBe(false);
});

test('an order that the kitchen has begun waits no longer', () => {
  const begun = [aPlacedLine({ id: 'l1', kitchenStatus: 'preparing' })];
  expect(awaitsPayment(anOrder({ products: begun }), 'before')).toBe(false);
});

test('nobody knows whether an unpaid order waits before the ways to pay have come', () => {
  expect(awaitsPayment(anOrder({ products }), undefined)).toBeUndefined();
  expect(awaitsPayment(anOrder({ products, status: 'cancelled' }), undefined)).toBe(false);
});
