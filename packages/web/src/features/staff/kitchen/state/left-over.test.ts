import { expect, test } from 'vitest';
import { aTicket } from '../testing/a-ticket.ts';
import { byBusinessDay } from './left-over.ts';

const SHOP = { timezone: 'Asia/Hong_Kong' };
const yesterday = aTicket({ _id: 'old', placedAt: '2026-03-01T12:00:00.000Z' });
const today = aTicket({ _id: 'new', placedAt: '2026-03-02T01:00:00.000Z' });
const ids = (tickets: readonly { readonly _id: string }[]) => tickets.map(({ _id }) => _id);

test('K2.3 a ticket of yesterday stands apart from one of today with the same number', () => {
  const sorted = byBusinessDay([yesterday, today], SHOP, Date.parse('2026-03-02T02:00:00.000Z'));
  expect([ids(sorted.today), ids(sorted.leftOver)]).toEqual([['new'], ['old']]);
});

test('K2.3 before the business day starts, and until the shop is known, all are of today', () => {
  const evening = byBusinessDay([yesterday], SHOP, Date.parse('2026-03-01T20:59:00.000Z'));
  expect(ids(evening.today)).toEqual(['old']);
  expect(ids(byBusinessDay([yesterday], undefined, Date.now()).today)).toEqual(['old']);
});
