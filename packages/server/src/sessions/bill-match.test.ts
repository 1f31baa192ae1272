import { expect, it } from 'vitest';
import type { StoredSession } from '../db/index.ts';
import { isSearchedBill } from './bill-match.ts';

const CONTEXT = { timezone: 'Asia/Hong_Kong', members: new Set(['amy']) };
const BILL = {
  ...{ orderNumber: '117', tableName: 'A2', user: 'bob' },
  startTime: '2026-03-02T11:30:00.000Z',
  paidTime: '2026-03-02T12:40:00.000Z',
  contact: { name: '陳小姐', phone: '9123 4567' },
  bill: { total: 23_090 },
  payments: [{ amount: 10_000, last4: '4242' }, { amount: 13_090 }],
} as unknown as StoredSession;
const finds = (text: string) => isSearchedBill(BILL, text, CONTEXT);

it('T3.7 a bill is found by number, table, name, telephone, sum, card and time', () => {
  for (const text of [
    '117',
    'a2',
    '陳',
    '1234567',
    '230.90',
    '230.9',
    '130.90',
    '100',
    '4242',
    '19:30',
    '20:45',
  ])
    expect(finds(text), text).toBe(true);
  for (const text of ['118', 'B2', '230.91', '231', '4243', '18:00', '90.00', ' ', ''])
    expect(finds(text), text).toBe(false);
});

it('T3.7 several words narrow it down, and a member’s number finds all of their bills', () => {
  expect(finds('A2 230.90')).toBe(true);
  expect(finds('A2 231')).toBe(false);
  expect(isSearchedBill({ ...BILL, user: 'amy' }, '5555 0101', CONTEXT)).toBe(true);
});
