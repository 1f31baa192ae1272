import type { BillRefund } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { aBill, anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { refundRows, refundTail } from './refund-rows.ts';

const PAID_AT = '2026-03-02T12:10:00.000Z';
const refund = (status: BillRefund['status'], changes: Partial<BillRefund> = {}): BillRefund => ({
  ...{ _id: 'r1', payment: 'p1', method: 'card', amount: 500, via: 'original', status, createdAt: PAID_AT },
  ...changes,
});
const orderWith = (refunds: BillRefund[], outstanding = 0) =>
  anOrder({
    payments: [{ _id: 'p1', amount: 2000, method: 'card', paidAt: PAID_AT, last4: '4242' }],
    bill: aBill({ total: 2000 + outstanding, outstanding }),
    refunds,
  });

describe('M4.2 what guests see of the money given back', () => {
  it('is how much, by which way, and how it stands', () => {
    const rows = refundRows(
      orderWith([
        refund('created'),
        refund('pending', { payment: 'p2' }),
        refund('succeeded', { via: 'cash', tips: 50 }),
        refund('failed', { via: 'other' }),
      ]),
    );
    expect(rows).toEqual([
      { id: 'r1', amount: 500, standing: 'onTheWay', way: 'card', last4: '4242' },
      { id: 'r1', amount: 500, standing: 'onTheWay', way: 'original' },
      { id: 'r1', amount: 550, standing: 'done', way: 'cash' },
      { id: 'r1', amount: 500, standing: 'failed', way: 'other' },
    ]);
    expect(refundRows(anOrder())).toEqual([]);
  });

  it('sends them to the staff only while a refund that failed is still owed', () => {
    expect(refundTail(orderWith([refund('created')], -500))).toBe('bank');
    expect(refundTail(orderWith([refund('succeeded')]))).toBeUndefined();
    expect(refundTail(orderWith([refund('failed')], -500))).toBe('ask');
    // asked for once more, and then handed over in cash
    expect(refundTail(orderWith([refund('failed'), refund('created')], -500))).toBe('bank');
    expect(refundTail(orderWith([refund('failed'), refund('succeeded', { via: 'cash' })]))).toBeUndefined();
  });
});
