import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { mayCancel } from './may-cancel.ts';

const payment = { _id: 'p', amount: 100, method: 'card', paidAt: '2026-03-02T12:00:00.000Z' };
const cooking = aPlacedLine({ id: 'l2', kitchenStatus: 'preparing' });

test.each([
  ['waiting and unpaid', {}, true],
  ['with the bill requested', { status: 'toPay' }, true],
  ['partly being cooked', { products: [aPlacedLine(), cooking] }, false],
  ['whose cooking line was cancelled', { products: [aPlacedLine(), { ...cooking, status: 'cancel' }] }, true],
  ['partly paid', { payments: [payment] }, false],
  ['cancelled', { status: 'cancelled' }, false],
  ['at a table', { type: 'dineIn' }, false],
  ['without lines', { products: [] }, false],
] as const)('an order %s can be cancelled: %3$s', (_, changes, allowed) => {
  expect(mayCancel(anOrder(changes as Parameters<typeof anOrder>[0]))).toBe(allowed);
});
