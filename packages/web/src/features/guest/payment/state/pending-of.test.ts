import { expect, test } from 'vitest';
import { CallError } from '../../../../data/calls/call-error.ts';
import { pendingOf } from './pending-of.ts';

const SINCE = '2026-03-02T12:10:00.000Z';

test('M2.5 who is paying, how much and since when', () => {
  const pending = new CallError('paymentPending', 409, {
    payment: 'p1',
    amount: 2000,
    since: SINCE,
    guest: 2,
  });
  const guests = [{ guest: 1, name: 'Ann' }, { guest: 2, name: 'Ben' }, { guest: 3 }];
  expect(pendingOf(pending, guests)).toEqual({ name: 'Ben', amount: 2000, since: SINCE });
  expect(pendingOf(pending)).toEqual({ name: undefined, amount: 2000, since: SINCE });
  expect(pendingOf(new CallError('paymentHeld', 409, pending.data), guests)).toBeUndefined();
  expect(pendingOf(new CallError('paymentPending', 409, {}), guests)).toBeUndefined();
  expect(pendingOf(null)).toBeUndefined();
});
