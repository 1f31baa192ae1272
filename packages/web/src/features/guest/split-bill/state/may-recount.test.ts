import type { TableSession } from '@comanda/contract';
import { expect, test } from 'vitest';
import { anOrder } from '../../../../data/sessions/testing/an-order.ts';
import { mayRecount } from './may-recount.ts';

const TABLE = [{ item: 'a1', capacity: 2 }];
const PAYMENT = [{}] as unknown as TableSession['payments'];
const PENDING = [{}] as unknown as TableSession['pendingPayments'];

test.each<[string, Partial<TableSession>, boolean]>([
  ['at a table', {}, true],
  ['once the bill is requested', { status: 'toPay' }, false],
  ['once someone has paid', { payments: PAYMENT }, false],
  ['while someone pays', { pendingPayments: PENDING }, false],
  ['at several tables', { tables: [...TABLE, ...TABLE] }, false],
  ['without a table', { type: 'takeAway' }, false],
])('guests can correct their number: %s', (_, change, may) => {
  expect(mayRecount(anOrder({ type: 'dineIn', status: 'ongoing', tables: TABLE, ...change }))).toBe(may);
});
