import Type, { type Static } from 'typebox';
import { Closed, Id, Minor } from '../schema.ts';

/** A bill as the pricing engine computes it; amounts in minor units (see docs/pricing.md). */
export const Bill = Closed(
  {
    lines: Type.Array(
      Closed({
        id: Id('line'),
        unitPrice: Minor,
        lineTotal: Minor,
        discount: Minor,
        surcharge: Minor,
        /** Its part of what was given back by amount after payment. */
        returned: Type.Optional(Minor),
      }),
    ),
    dropped: Type.Array(Id('line')),
    subTotal: Minor,
    discounts: Type.Array(Closed({ rule: Type.String(), amount: Minor })),
    /** Rules that do not apply, of a quote; empty on a placed bill. */
    rejected: Type.Array(
      Closed({ rule: Type.String(), code: Type.String(), rules: Type.Optional(Type.Array(Type.String())) }),
    ),
    surcharge: Minor,
    seatCharge: Minor,
    /** Only for a delivery; 0 if it is free. */
    deliveryFee: Type.Optional(Minor),
    taxes: Type.Array(Closed({ tax: Id('tax'), amount: Minor, included: Type.Boolean() })),
    tips: Minor,
    adjusts: Minor,
    /** Below 0: what voids would have made the finished bill dearer by. */
    afterPayment: Type.Optional(Minor),
    rounding: Minor,
    /** Given back by amount after payment; `total` is what is left. Charges and taxes are less their parts of it. */
    returned: Type.Optional(Minor),
    total: Minor,
    paid: Minor,
    paymentTips: Minor,
    outstanding: Minor,
    points: Type.Integer(),
  },
  { $id: 'Bill' },
);
export type Bill = Static<typeof Bill>;

/** A bill without lines. */
export const EMPTY_BILL: Bill = {
  lines: [],
  dropped: [],
  subTotal: 0,
  discounts: [],
  rejected: [],
  surcharge: 0,
  seatCharge: 0,
  taxes: [],
  tips: 0,
  adjusts: 0,
  rounding: 0,
  total: 0,
  paid: 0,
  paymentTips: 0,
  outstanding: 0,
  points: 0,
};
