import type { TableSession } from '@comanda/contract';
import { expect, it } from 'vitest';
import { givenBack, paidMoney } from './bill-money.ts';

const entry = (_id: string, amount: number, more: Partial<TableSession['payments'][number]> = {}) => ({
  ...{ _id, amount, method: 'cash', paidAt: '2026-03-02T04:00:00.000Z' },
  ...more,
});

it('M4.2 what was paid and what was given back count tips and cash rounding, and no money that never came', () => {
  const payments = [
    entry('1', 4000, { tips: 300 }),
    entry('2', 1990, { cashRounding: 10 }),
    entry('3', -1000, { refundOf: '1', tips: -100 }),
    entry('4', 500),
    entry('5', -500, { refundOf: '4', isUncollected: true }),
  ];
  expect(paidMoney({ payments })).toBe(6300);
  expect(givenBack({ payments })).toBe(1100);
  expect([paidMoney({ payments: [] }), givenBack({ payments: [] })]).toEqual([0, 0]);
});
