import { describe, expect, it } from 'vitest';
import { namedPayments, paymentsLeft, typedPart } from './chosen-payments.ts';

const SHOP = { currency: 'HKD' } as const;
const paidAt = '2026-03-02T12:00:00.000Z';
const paid = (_id: string, amount: number, more: object = {}) => ({
  ...{ _id, amount, method: 'm', paidAt },
  ...more,
});

describe('M4.1 the payments that a refund goes back to', () => {
  it('are those with money left, less what was and what is being given back, and none that was not collected', () => {
    const payments = [
      paid('card', 3000, { tips: 300 }),
      paid('cash', 1000),
      paid('lost', 500),
      paid('r1', -1000, { refundOf: 'cash' }),
      paid('r2', -500, { refundOf: 'lost', isUncollected: true }),
      paid('r3', -200, { refundOf: 'card', tips: -100 }),
    ];
    const refunds = [
      { ...paid('r4', 400), payment: 'card', via: 'original', status: 'created', createdAt: paidAt },
      { ...paid('r5', 700), payment: 'card', via: 'original', status: 'failed', createdAt: paidAt },
    ] as const;
    expect(paymentsLeft({ payments, refunds: [...refunds] })).toMatchObject([
      { payment: { _id: 'card' }, left: 2400, tips: 200 },
    ]);
  });

  it('are named with the amount that was typed, or alone for as much as they have', () => {
    const all = [
      { payment: paid('a', 2000), left: 2000, tips: 0 },
      { payment: paid('b', 1000), left: 1000, tips: 0 },
    ];
    const named = (...chosen: [string, string][]) => namedPayments(all, new Map(chosen), SHOP);
    expect(named()).toBeUndefined();
    expect(named(['b', ''], ['a', '12.50'])).toEqual([{ payment: 'a', amount: 1250 }, 'b']);
    for (const typed of ['10.01', '0', 'x']) expect(named(['b', typed])).toBeNull();
    expect(typedPart(' ', 1000, SHOP)).toBeUndefined();
  });
});
