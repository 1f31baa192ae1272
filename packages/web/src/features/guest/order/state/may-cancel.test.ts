import { expect, test } from 'vitest';
import { anOrder, aPlacedLine } from '../../../../data/sessions/testing/an-order.ts';
import { mayCancel } from './may-cancel.ts';

const payment = { _id: 'p', amount: 100, method: 'card', paidAt: '2026-03-02T12:00:00.000Z' };
const cooking = aPlacedLine({ id: 'l2', kitchenStatus: 'preparing' });

test.each([
  ['waiting and unpaid', {}, true],
  ['asked for the bill of', { status: 'toPay' }, true],
  ['partly in the pan', { products: [aPlacedLine(), cooking] }, false],
  [
    'whose line in the pan was cancelled',
    { products: [aPlacedLine(), { ...cooking, status: 'cancel' }] },
    true,
  ],
  ['paid in part', { payments: [payment] }, false],
  ['cancelled', { status: 'cancelled' }, false],
  ['at a table', { type: 'dineIn' }, false],
  ['without lines', { products: [] }, false],
] as const)('an order %s may be called off: %3$s', (_, changes, allowed) => {
  expect(mayCancel(anOrder(changes as Parameters<typeof anOrder>[0]))).toBe(allowed);
});
