import type { PaymentAttempt, PaymentShare } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { aBill, anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { ownPending, waitOf } from './own-pending.ts';
import { isSameRequest, withAttempt } from './payment-attempts.ts';
import { paymentOutcome } from './payment-outcome.ts';
import { pageOf } from './provider-page.ts';

const ATTEMPT = { requestId: 'r1', session: 's1', method: 'card', amount: 2000 };
const attempt = (changes: Partial<PaymentAttempt>): PaymentAttempt => ({
  _id: 'p1',
  shop: 'harbour',
  session: 's1',
  method: 'card',
  provider: 'sandbox',
  status: 'requiresAction',
  amount: 2000,
  tips: 0,
  currency: 'HKD',
  createdAt: '2026-03-02T12:00:00.000Z',
  updatedAt: '2026-03-02T12:00:00.000Z',
  ...changes,
});

describe('a payment attempt', () => {
  test('keeps its request id while unanswered and unchanged', () => {
    expect(isSameRequest(ATTEMPT, { method: 'card', amount: 2000 })).toBe(true);
    expect(isSameRequest(ATTEMPT, { method: 'cash', amount: 2000 })).toBe(false);
    expect(isSameRequest(ATTEMPT, { method: 'card', amount: 1999 })).toBe(false);
    expect(isSameRequest({ ...ATTEMPT, payment: 'p1' }, { method: 'card', amount: 2000 })).toBe(false);
    expect(isSameRequest(undefined, { method: 'card', amount: 2000 })).toBe(false);
  });

  test('is a different request with another share or tip', () => {
    const share: PaymentShare = { kind: 'guest', guests: [1] };
    const request = { method: 'card', amount: 2000 };
    expect(isSameRequest({ ...ATTEMPT, share }, { ...request, share: { kind: 'guest', guests: [1] } })).toBe(
      true,
    );
    expect(isSameRequest({ ...ATTEMPT, share }, { ...request, share: { kind: 'guest', guests: [2] } })).toBe(
      false,
    );
    expect(isSameRequest({ ...ATTEMPT, share }, request)).toBe(false);
    expect(isSameRequest(ATTEMPT, { ...request, tips: 0 })).toBe(true);
    expect(isSameRequest(ATTEMPT, { ...request, tips: 100 })).toBe(false);
  });

  test('replaces the earlier one of its session', () => {
    const other = { ...ATTEMPT, session: 's2' };
    expect(withAttempt([ATTEMPT, other], { ...ATTEMPT, requestId: 'r2' })).toEqual([
      other,
      { ...ATTEMPT, requestId: 'r2' },
    ]);
  });
});

describe('the payment that concerns a phone', () => {
  const due = { bill: aBill({ total: 2000, outstanding: 2000 }) };
  const others = { _id: 'p2', method: 'card', amount: 1000, tips: 0, status: 'requiresAction' } as const;

  test('is its own; where there is no table, any', () => {
    const open = { ...due, pendingPayments: [others] };
    expect(ownPending(anOrder(open), undefined, undefined)).toMatchObject({ _id: 'p2' });
    expect(ownPending(anOrder({ ...open, type: 'dineIn' }), undefined, undefined)).toBeUndefined();
    expect(ownPending(anOrder(open), 'p1', attempt({}))).toMatchObject({ _id: 'p1' });
    expect(ownPending(anOrder(due), 'p1', attempt({ status: 'cancelled' }))).toBeUndefined();
  });

  test('M3.5 takes no other payment beside it while its bank has not answered, or its money is held', () => {
    expect(waitOf(attempt({ status: 'processing' }))).toBe('waiting');
    expect(waitOf(attempt({ status: 'held', incident: 'held' }))).toBe('held');
    for (const status of ['requiresAction', 'failed', 'held'] as const)
      expect(waitOf(attempt({ status }))).toBeUndefined();
    const table = anOrder({ ...due, type: 'dineIn' });
    expect(ownPending(table, 'p1', attempt({ status: 'processing' }))).toBeDefined();
  });

  test('M3.5 is one whose money is held, until that is decided or the bill is paid', () => {
    const held = attempt({ status: 'held', incident: 'held' });
    expect(ownPending(anOrder({ ...due, type: 'dineIn' }), 'p1', held)).toMatchObject({ _id: 'p1' });
    expect(ownPending(anOrder(due), 'p1', attempt({ status: 'held', refunded: 1500 }))).toBeUndefined();
    expect(ownPending(anOrder({ bill: aBill({ total: 2000 }) }), 'p1', held)).toBeUndefined();
  });
});

describe('the page of a provider', () => {
  test('gets the current language if it is the sandbox, and is unchanged otherwise', () => {
    expect(pageOf('/payments/sandbox/p1?t=x', 'sandbox', 'zh-hk')).toBe(
      '/payments/sandbox/p1?t=x&lang=zh-hk',
    );
    expect(pageOf('https://pay.example/p1', 'other', 'zh-hk')).toBe('https://pay.example/p1');
  });
});

describe('the outcome of a payment', () => {
  test('waits while neither bill nor attempt has a result', () => {
    expect(paymentOutcome(undefined, undefined, 'p1')).toBe('waiting');
    expect(paymentOutcome(anOrder(), attempt({}), 'p1')).toBe('waiting');
  });

  test('M3.5 waits, and so invites nobody to pay again, while the attempt may still be paid', () => {
    for (const status of ['created', 'requiresAction', 'processing'] as const)
      expect(paymentOutcome(anOrder(), attempt({ status }), 'p1')).toBe('waiting');
  });

  test('M2.7 M3.5 says that money is held, goes back, or came for a bill that is paid', () => {
    const received = { amount: 1500, currency: 'HKD' };
    const held = attempt({ status: 'held', reason: 'amountMismatch', received });
    expect(paymentOutcome(anOrder(), held, 'p1')).toBe('held');
    expect(paymentOutcome(anOrder(), { ...held, refunded: 1500 }, 'p1')).toBe('givenBack');
    expect(paymentOutcome(anOrder(), { ...held, status: 'refunded', refunded: 1500 }, 'p1')).toBe(
      'givenBack',
    );
    const surplus = attempt({ status: 'succeeded', reason: 'overpaid' });
    expect(paymentOutcome(anOrder(), surplus, 'p1')).toBe('overpaid');
    expect(paymentOutcome(anOrder(), { ...surplus, status: 'refunded' }, 'p1')).toBe('overpaid');
  });

  test('M5.2 says that a payment did not go through whose money was not collected, unless the bill is paid', () => {
    const entries = [
      { _id: 'p1', amount: 2000, method: 'card', paidAt: '2026-03-02T12:01:00.000Z' },
      {
        ...{ _id: 'p2', amount: -2000, method: 'card', paidAt: '2026-03-02T18:00:00.000Z' },
        ...{ refundOf: 'p1', isUncollected: true },
      },
    ];
    const failed = attempt({ status: 'failed', reason: 'captureFailed' });
    const owed = anOrder({ payments: entries, bill: aBill({ total: 2000, outstanding: 2000 }) });
    expect(paymentOutcome(owed, failed, 'p1')).toBe('failed');
    const settled = anOrder({ payments: entries, bill: aBill({ total: 2000, paid: 2000, outstanding: 0 }) });
    expect(paymentOutcome(settled, failed, 'p1')).toBe('paid');
  });

  test('follows the bill even before the attempt is updated', () => {
    const payment = { _id: 'p1', amount: 2000, method: 'card', paidAt: '2026-03-02T12:01:00.000Z' };
    const paid = anOrder({ payments: [payment], bill: aBill({ total: 2000, paid: 2000 }) });
    expect(paymentOutcome(paid, attempt({}), 'p1')).toBe('paid');
    const partly = anOrder({ payments: [payment], bill: aBill({ total: 3000, outstanding: 1000 }) });
    expect(paymentOutcome(partly, attempt({}), 'p1')).toBe('partlyPaid');
  });

  test.each([
    [{ status: 'succeeded' }, 'paid'],
    [{ status: 'cancelled', reason: 'cancelled' }, 'cancelled'],
    [{ status: 'failed', reason: 'declined' }, 'declined'],
    [{ status: 'failed', reason: 'timeout' }, 'timeout'],
    [{ status: 'failed', reason: 'amountMismatch' }, 'failed'],
  ] as const)('of an attempt that is %o is %s', (changes, outcome) => {
    const order = anOrder({ bill: aBill({ outstanding: changes.status === 'succeeded' ? 0 : 2000 }) });
    expect(paymentOutcome(order, attempt(changes), 'p1')).toBe(outcome);
  });
});
