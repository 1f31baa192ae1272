import type { Bill } from '@comanda/contract';

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
