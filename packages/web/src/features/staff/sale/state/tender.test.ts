import type { PaymentAttempt } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { withPayment } from './taken-money.ts';
import { bookingOf, dueOf, equalPart, partsLeft, roundTips, type Tender, typedTips } from './tender.ts';

const booked = (tender: Partial<Tender>) =>
  bookingOf({
    outstanding: 23_090,
    part: undefined,
    tips: 0,
    given: undefined,
    givesChange: true,
    ...tender,
  });

describe('T3.5: money given', () => {
  test('is the exact amount unless more is handed over, of which the rest is change', () => {
    expect(booked({})).toEqual({
      amount: 23_090,
      tips: 0,
      rounding: 0,
      tendered: 23_090,
      change: 0,
      rest: 0,
    });
    expect(booked({ given: 50_000 })).toMatchObject({ amount: 23_090, tendered: 50_000, change: 26_910 });
  });

  test('pays a part when it is less than due, and leaves the rest open', () => {
    expect(booked({ given: 10_000 })).toEqual({
      amount: 10_000,
      tips: 0,
      rounding: 0,
      tendered: 10_000,
      change: 0,
      rest: 13_090,
    });
    expect(booked({ given: 0 })).toBeUndefined();
  });

  test('pays the tip first', () => {
    expect(booked({ given: 24_000, tips: 500 })).toMatchObject({ amount: 23_090, tips: 500, change: 410 });
    expect(booked({ given: 23_000, tips: 500 })).toMatchObject({
      amount: 22_500,
      tips: 500,
      change: 0,
      rest: 590,
    });
    expect(booked({ given: 500, tips: 500 })).toBeUndefined();
  });

  test('gives no change on a card', () => {
    expect(booked({ given: 50_000, givesChange: false })).toMatchObject({ tendered: 23_090, change: 0 });
  });

  test('pays a part of the bill, at most all of it', () => {
    expect(booked({ part: 11_545, given: 20_000 })).toMatchObject({
      amount: 11_545,
      change: 8_455,
      rest: 11_545,
    });
    expect(booked({ part: 99_000 })).toMatchObject({ amount: 23_090, rest: 0 });
  });
});

describe('M8.1: cash that is rounded', () => {
  const round = { step: 5, method: 'nearest' } as const;

  test('settles the bill by what coins make, and gives change of that', () => {
    const due = { outstanding: 1_003, round };
    expect(booked(due)).toMatchObject({ amount: 1_003, rounding: 2, tendered: 1_005, change: 0, rest: 0 });
    expect(booked({ ...due, given: 2_000 })).toMatchObject({ amount: 1_003, rounding: 2, change: 995 });
    expect(booked({ ...due, tips: 100 })).toMatchObject({ tips: 100, rounding: 2, tendered: 1_105 });
    expect(booked({ ...due, outstanding: 1_002 })).toMatchObject({ rounding: -2, tendered: 1_000 });
    expect(dueOf({ ...due, part: undefined, tips: 0, given: undefined, givesChange: true })).toBe(1_005);
  });

  test('is less than due as it is given, and a share is settled like the bill', () => {
    expect(booked({ outstanding: 1_003, round, given: 500 })).toMatchObject({
      amount: 500,
      rounding: 0,
      rest: 503,
    });
    expect(booked({ outstanding: 2_000, part: 1_003, round })).toMatchObject({
      rounding: 0,
      tendered: 1_003,
    });
    expect(booked({ outstanding: 2_000, part: 1_003, isShare: true, round })).toMatchObject({
      ...{ amount: 1_003, rounding: 2, tendered: 1_005, rest: 997 },
    });
    expect(booked({ outstanding: 1_003, round, given: 1_003 })).toBeUndefined();
  });
});

test('M8.1: an equal part of the bill is made of what coins can pay', () => {
  expect(equalPart(1_003, '2', 1)).toBe(502);
  expect(equalPart(1_003, '2', 5)).toBe(500);
  expect(equalPart(1_003, 'all', 5)).toBeUndefined();
});

test('M8.1: the receipt of the money just taken has its rounding, once', () => {
  const moment = '2026-03-02T12:00:00.000Z';
  const taken: PaymentAttempt = {
    ...{ _id: 'p1', shop: 'harbour', session: 's1', method: 'cash', provider: 'cash', status: 'succeeded' },
    ...{ amount: 1_003, tips: 0, cashRounding: 2, currency: 'HKD', createdAt: moment, updatedAt: moment },
  };
  const order = anOrder();
  const paid = withPayment(withPayment(order, taken), taken);
  expect(paid.bill.outstanding).toBe(order.bill.outstanding - 1_003);
  expect(paid.payments).toMatchObject([{ _id: 'p1', amount: 1_003, cashRounding: 2 }]);
});

test('T3.5: tips round the sum up', () => {
  expect(roundTips(11_590, 10)).toEqual([410, 3410]);
  expect(roundTips(0, 10)).toEqual([]);
});

test('T3.5: a bill in up to 20 equal parts adds up to the cent, each part leading to the next', () => {
  for (const count of [2, 7, 20]) {
    let [left, parts] = [12_345, `${count}` as Parameters<typeof partsLeft>[0]];
    const paid: number[] = [];
    while (left > 0) {
      const part = equalPart(left, parts, 5) ?? left;
      paid.push(part);
      left -= part;
      parts = partsLeft(parts, true);
    }
    expect([paid.length, paid.reduce((sum, part) => sum + part, 0)]).toEqual([count, 12_345]);
    expect(Math.max(...paid) - Math.min(...paid)).toBeLessThanOrEqual(5);
  }
  expect([partsLeft('5', false), partsLeft('dishes', true), partsLeft('2', true)]).toEqual([
    'all',
    'all',
    'all',
  ]);
});

test('T3.5: a tip is typed as an amount, or as a percentage of what is paid', () => {
  const read = (text: string) => typedTips(text, 20_000, 10);
  expect(['', '15', '7.5', '7,50', '10%', '12.5 %', '10％'].map(read)).toEqual([
    0, 1500, 750, 750, 2000, 2500, 2000,
  ]);
  expect(['x', '10%%', '-5', '201', '101%'].map(read)).toEqual(Array(5).fill(undefined));
});
