import type { Bill, RefundedBill } from '@comanda/contract';
import { returnedRow } from '@comanda/domain';

const PART_KINDS = [
  'items',
  'discount',
  'surcharge',
  'seatCharge',
  'delivery',
  'tax',
  'adjusts',
  'rounding',
] as const;
/** Part of a refund by its sum of the bill, or what was paid too much before it. */
export type RefundPart = {
  readonly kind: (typeof PART_KINDS)[number] | 'surplus' | 'tips' | 'cashRounding';
  /** Minor units given back; below 0 for a discount that falls away. */
  readonly amount: number;
};

/** Returns the sums of a refund: what each sum of the bill gets smaller by, and the money that it gives. */
export function refundParts(
  before: Bill,
  { session, refunds }: RefundedBill,
): { readonly parts: readonly RefundPart[]; readonly total: number } {
  const [was, is] = [sumsOf(before), sumsOf(session.bill)];
  const given = refunds.reduce((sum, { amount }) => sum + amount, 0);
  const tips = refunds.reduce((sum, refund) => sum + (refund.tips ?? 0), 0);
  const cashRounding = refunds.reduce((sum, refund) => sum + (refund.cashRounding ?? 0), 0);
  const parts: RefundPart[] = PART_KINDS.map((kind) => ({ kind, amount: was[kind] - is[kind] }));
  const surplus = given - parts.reduce((sum, { amount }) => sum + amount, 0);
  const all = [
    ...parts,
    { kind: 'surplus' as const, amount: surplus },
    { kind: 'tips' as const, amount: tips },
    { kind: 'cashRounding' as const, amount: cashRounding },
  ];
  return { parts: all.filter(({ amount }) => amount !== 0), total: given + tips + cashRounding };
}

function sumsOf(bill: Bill): Record<(typeof PART_KINDS)[number], number> {
  const taxes = bill.taxes.filter(({ included }) => !included);
  return {
    // of an amount given back, what is not charges or added tax is the dishes'
    items: bill.subTotal - returnedRow(bill),
    discount: -bill.discounts.reduce((sum, { amount }) => sum + amount, 0),
    surcharge: bill.surcharge,
    seatCharge: bill.seatCharge,
    delivery: bill.deliveryFee ?? 0,
    tax: taxes.reduce((sum, { amount }) => sum + amount, 0),
    adjusts: bill.adjusts + (bill.afterPayment ?? 0),
    rounding: bill.rounding,
  };
}
