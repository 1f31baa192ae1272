import { expect, test } from 'vitest';
import { changedPrice, readChange } from './bulk-price.ts';

test('B3.3 prices change by an amount or by per cent, on the step', () => {
  expect(changedPrice(4600, { kind: 'amount', by: 250 }, 10)).toBe(4850);
  expect(changedPrice(4600, { kind: 'amount', by: -250 }, 10)).toBe(4350);
  expect(changedPrice(4650, { kind: 'percent', by: 5 }, 10)).toBe(4880);
  expect(changedPrice(4650, { kind: 'percent', by: 5 }, 100)).toBe(4900);
  expect(changedPrice(4600, { kind: 'percent', by: -2.5 }, 10)).toBe(4490);
});

test('B3.3 prices end in a digit, the nearest one', () => {
  const to8 = (price: number) => changedPrice(price, { kind: 'amount', by: 0, ending: 8 }, 10);
  expect([4600, 4800, 5200, 5300, 5310, 300, 0].map(to8)).toEqual([4800, 4800, 4800, 5800, 5800, 800, 800]);
  expect(changedPrice(4600, { kind: 'percent', by: 10, ending: 0 }, 10)).toBe(5000);
});

test('B3.3 no price falls below zero', () => {
  expect(changedPrice(300, { kind: 'amount', by: -500 }, 10)).toBe(0);
  expect(changedPrice(300, { kind: 'percent', by: -100 }, 10)).toBe(0);
});

test('B3.3 a change is typed with or without a sign', () => {
  expect(['', '5', '+2.50', '-1.5', '−3'].map((typed) => readChange(typed, 'amount'))).toEqual([
    0, 500, 250, -150, -300,
  ]);
  expect(['5%', '-2.5', '-101', '1001', 'a', '1.234'].map((typed) => readChange(typed, 'percent'))).toEqual([
    5,
    -2.5,
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
