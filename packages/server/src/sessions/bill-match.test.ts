import { expect, it } from 'vitest';
import type { StoredSession } from '../db/index.ts';
import { createBillSearch } from './bill-match.ts';

const CONTEXT = { timezone: 'Asia/Hong_Kong', members: new Set(['amy']) };
const BILL = {
  ...{ orderNumber: '117', tableName: 'A2', user: 'bob' },
  startTime: '2026-03-02T11:30:00.000Z',
  paidTime: '2026-03-02T12:40:00.000Z',
  contact: { name: '陳小姐', phone: '9123 4567' },
  bill: { total: 23_090 },
  payments: [{ amount: 10_000, last4: '4242' }, { amount: 13_090 }],
} as unknown as StoredSession;
const rowOf = (bill: StoredSession) => ({ doc: JSON.stringify(bill), user: bill.user ?? null });
/** Returns true if a text finds the bill, which its row must let through. */
const finds = (text: string, bill = BILL) => {
  const search = createBillSearch(text, CONTEXT);
  const isFound = search.is(bill);
  if (isFound) expect(search.mayBe(rowOf(bill)), `the row by ${text}`).toBe(true);
  return isFound;
};

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
  expect(finds('5555 0101', { ...BILL, user: 'amy' })).toBe(true);
});

it('T3.7 most bills are told apart by their rows, and none that is looked for', () => {
  const mayBe = (text: string, bill = BILL) => createBillSearch(text, CONTEXT).mayBe(rowOf(bill));
  for (const text of ['118', 'B2', '李', '231', '4243', 'A2 231', ' ']) expect(mayBe(text), text).toBe(false);
  const named = { name: 'Ｊｏｓé "Pepe" Ｌóｐｅｚ', phone: '+852 9123-4567' };
  const bill = { ...BILL, contact: named, tent: 77 } as StoredSession;
  for (const text of ['jose', 'Pepe Lopez', '"pepe"', '91234567', '77', 'jose 77', '230.90', '4242', '19:30'])
    expect(finds(text, bill), text).toBe(true);
});
