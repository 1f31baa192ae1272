import { describe, expect, test } from 'vitest';
import { bookingOf, roundTips, type Tender } from './tender.ts';

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
    expect(booked({})).toEqual({ amount: 23_090, tips: 0, tendered: 23_090, change: 0, rest: 0 });
    expect(booked({ given: 50_000 })).toMatchObject({ amount: 23_090, tendered: 50_000, change: 26_910 });
  });

  test('pays a part when it is less than due, and leaves the rest open', () => {
    expect(booked({ given: 10_000 })).toEqual({
      amount: 10_000,
      tips: 0,
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

test('T3.5: tips round the sum up', () => {
  expect(roundTips(11_590, 10)).toEqual([410, 3410]);
  expect(roundTips(0, 10)).toEqual([]);
});
