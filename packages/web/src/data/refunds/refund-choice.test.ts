import { describe, expect, it } from 'vitest';
import { type RefundChoice, refundData, refundKinds } from './refund-choice.ts';

const SHOP = { currency: 'HKD' } as const;
const CHOICE: RefundChoice = {
  ...{ kind: 'dishes', lines: new Set(), typed: '', via: 'original', restock: true },
  payments: new Map(),
  pieces: new Map(),
};
const billOf = (total: number, outstanding = 0, paymentTips = 0) =>
  ({ bill: { total, outstanding, paymentTips }, payments: [] }) as unknown as Parameters<
    typeof refundData
  >[1];

describe('T3.7 M4.1 what a finished bill gives back', () => {
  it('is dishes, an amount up to the total, or first of all what was paid too much', () => {
    expect(refundKinds(billOf(5000))).toEqual(['dishes', 'amount']);
    expect(refundKinds(billOf(5000, -100))).toEqual(['surplus', 'dishes', 'amount']);
    // what a provider is giving back already is not offered a second time
    const onItsWay = { amount: 100, status: 'created' } as const;
    const refunds = [onItsWay] as unknown as NonNullable<Parameters<typeof refundKinds>[0]['refunds']>;
    expect(refundKinds({ ...billOf(5000, -100), refunds })).toEqual(['dishes', 'amount']);
    expect(refundKinds({ ...billOf(5000, -150), refunds })).toEqual(['surplus', 'dishes', 'amount']);
    expect(refundData(CHOICE, billOf(5000), SHOP)).toBeUndefined();
    expect(refundData({ ...CHOICE, lines: new Set(['l1']) }, billOf(5000), SHOP)).toEqual({
      lines: ['l1'],
      restock: true,
      via: 'original',
    });
    const amount = (typed: string) => refundData({ ...CHOICE, kind: 'amount', typed }, billOf(5000), SHOP);
    expect(amount('50')).toEqual({ amount: 5000, via: 'original' });
    for (const typed of ['', '0', '50.01', 'x']) expect(amount(typed)).toBeUndefined();
    expect(refundData({ ...CHOICE, kind: 'surplus', via: 'cash' }, billOf(5000, -100), SHOP)).toEqual({
      via: 'cash',
    });
  });

  it('M4.1 is the tip where one was paid, up to what is left of it', () => {
    const tipped = billOf(5000, 0, 300);
    expect(refundKinds(tipped)).toEqual(['dishes', 'amount', 'tip']);
    const tip = (typed: string) => refundData({ ...CHOICE, kind: 'tip', typed }, tipped, SHOP);
    expect([tip('3'), tip('2.50')]).toEqual([
      { tips: 300, via: 'original' },
      { tips: 250, via: 'original' },
    ]);
    for (const typed of ['', '0', '3.01']) expect(tip(typed)).toBeUndefined();
  });
});
