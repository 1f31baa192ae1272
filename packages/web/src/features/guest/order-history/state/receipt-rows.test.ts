import { describe, expect, test } from 'vitest';
import { aBill, anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { displayStatusOf, hasOrdered } from './display-status.ts';
import { printedAmount, receiptRows, seatsOf } from './receipt-rows.ts';

describe('a receipt', () => {
  test('adds up to the total without included taxes', () => {
    const bill = aBill({
      subTotal: 10_000,
      discounts: [{ rule: 'd', amount: 1000 }],
      surcharge: 900,
      deliveryFee: 1500,
      taxes: [
        { tax: 'vat', amount: 471, included: true },
        { tax: 'gst', amount: 500, included: false },
      ],
      rounding: -3,
      total: 11_897,
    });
    const rows = receiptRows(bill);
    const added = rows.filter(({ kind }) => kind !== 'taxIncluded');
    expect(added.reduce((sum, { amount }) => sum + amount, 0)).toBe(bill.total);
    expect(rows.map(({ kind }) => kind)).toEqual([
      'subTotal',
      'discount',
      'surcharge',
      'deliveryFee',
      'taxIncluded',
      'tax',
      'rounding',
    ]);
  });
  test('lists the dishes of a cancelled order without zero amounts', () => {
    const placed = { isChild: false, isCancelled: false };
    expect(printedAmount({ subTotal: 5400 }, placed)).toBe(5400);
    expect(printedAmount({ subTotal: 0 }, placed)).toBe(0);
    expect(printedAmount({ subTotal: 0 }, { isChild: true, isCancelled: false })).toBeUndefined();
    expect(printedAmount({ subTotal: 300 }, { isChild: true, isCancelled: false })).toBe(300);
    expect(printedAmount({ subTotal: 0 }, { isChild: false, isCancelled: true })).toBeUndefined();
    expect(receiptRows(aBill({ subTotal: 0, total: 0 }), true)).toEqual([]);
    expect(receiptRows(aBill({ subTotal: 0, total: 0 }))).toHaveLength(1);
  });
});

test('a seat charge is split by guests only if it divides evenly', () => {
  expect(seatsOf({ seatCharge: 2000 }, 4)).toEqual({ guests: 4, each: 500 });
  expect(seatsOf({ seatCharge: 2000 }, 3)).toBeUndefined();
  expect(seatsOf({ seatCharge: 0 }, 4)).toBeUndefined();
  expect(seatsOf({ seatCharge: 2000 }, 0)).toBeUndefined();
});

describe('the display status of an order', () => {
  test('puts ready before unpaid', () => {
    expect(displayStatusOf(anOrder({ tvStatus: 'ready' }))).toBe('ready');
    expect(displayStatusOf(anOrder({ tvStatus: 'preparing' }))).toBe('open');
    expect(displayStatusOf(anOrder({ tvStatus: 'taken' }))).toBe('unpaid');
    expect(displayStatusOf(anOrder({ tvStatus: 'taken', bill: aBill() }))).toBe('paid');
    expect(displayStatusOf(anOrder({ tvStatus: 'ready', status: 'cancelled' }))).toBe('void');
    expect(hasOrdered(anOrder({ products: [] }))).toBe(false);
  });
});
