import type { BillRefund, Refund } from '@comanda/contract';
import { expect, it } from 'vitest';
import { shownRefunds } from './shown-refunds.ts';

it('M4.2 a refund shows its money with tip and rounding, its state, and its record once that is read', () => {
  const refund: BillRefund = {
    ...{ _id: 'r1', payment: 'p1', method: 'cash', amount: 1000, via: 'cash', status: 'succeeded' },
    ...{ tips: 100, cashRounding: -2, createdAt: '2026-03-02T04:00:00.000Z' },
  };
  const record: Refund = {
    ...{ ...refund, shop: 'tea', session: 's1', provider: 'cash', ref: 'r1', currency: 'HKD' },
    ...{ staff: 'man', updatedAt: refund.createdAt },
  };
  const refunds = [refund, { ...refund, _id: 'r2', status: 'pending' as const }];
  expect(shownRefunds({ refunds }, [record])).toMatchObject([
    { id: 'r1', amount: 1098, standing: 'done', record: { staff: 'man' } },
    { id: 'r2', standing: 'onTheWay', record: undefined },
  ]);
  expect(shownRefunds({}, [])).toEqual([]);
});
