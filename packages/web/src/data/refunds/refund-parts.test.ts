import { type Bill, EMPTY_BILL, type RefundedBill } from '@comanda/contract';
import { describe, expect, it } from 'vitest';
import { refundParts } from './refund-parts.ts';

const BEFORE: Bill = {
  ...EMPTY_BILL,
  subTotal: 4000,
  discounts: [{ rule: 'manual:1', amount: 400 }],
  surcharge: 360,
  taxes: [
    { tax: 'vat', amount: 200, included: false },
    { tax: 'in', amount: 50, included: true },
  ],
  rounding: -3,
  total: 4157,
  paid: 4157,
};
const previewOf = (bill: Partial<Bill>, ...amounts: number[]) =>
  ({
    session: { bill: { ...BEFORE, ...bill } },
    refunds: amounts.map((amount) => ({ amount })),
  }) as unknown as RefundedBill;

describe('M4.1 what a refund gives, before it is given', () => {
  it('is the dishes with their share of discounts, service, tax and rounding', () => {
    const half: Partial<Bill> = {
      subTotal: 2000,
      discounts: [{ rule: 'manual:1', amount: 200 }],
      surcharge: 180,
      taxes: [
        { tax: 'vat', amount: 100, included: false },
        { tax: 'in', amount: 25, included: true },
      ],
      rounding: 0,
      total: 2080,
    };
    expect(refundParts(BEFORE, previewOf(half, 2000, 77))).toEqual({
      parts: [
        { kind: 'items', amount: 2000 },
        { kind: 'discount', amount: -200 },
        { kind: 'surcharge', amount: 180 },
        { kind: 'tax', amount: 100 },
        { kind: 'rounding', amount: -3 },
      ],
      total: 2077,
    });
  });

  it('adds what was paid too much before', () => {
    expect(refundParts(BEFORE, previewOf({}, 100))).toEqual({
      parts: [{ kind: 'surplus', amount: 100 }],
      total: 100,
    });
    const lowered = previewOf({ adjusts: -500 }, 600);
    expect(refundParts(BEFORE, lowered)).toEqual({
      parts: [
        { kind: 'adjusts', amount: 500 },
        { kind: 'surplus', amount: 100 },
      ],
      total: 600,
    });
  });

  it('M4.1 names the tip by itself', () => {
    const { refunds, ...rest } = previewOf({}, 0);
    const tipped = { ...rest, refunds: refunds.map((refund) => ({ ...refund, tips: 300 })) };
    expect(refundParts(BEFORE, tipped)).toEqual({ parts: [{ kind: 'tips', amount: 300 }], total: 300 });
  });

  it('M8.3 is in cash what coins make', () => {
    const bill = { ...BEFORE, subTotal: 3000, total: 3157 } as Bill;
    const { refunds, ...rest } = previewOf(bill, 1002);
    const rounded = { ...rest, refunds: refunds.map((refund) => ({ ...refund, cashRounding: -2 })) };
    const { parts, total } = refundParts(BEFORE, rounded as RefundedBill);
    expect(total).toBe(1000);
    expect(parts.at(-1)).toEqual({ kind: 'cashRounding', amount: -2 });
    expect(parts.reduce((sum, { amount }) => sum + amount, 0)).toBe(total);
  });
});
