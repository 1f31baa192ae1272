import { describe, expect, test } from 'vitest';
import { aTicket, aTicketLine } from '../testing/a-ticket.ts';
import { allDayCounts } from './all-day.ts';
import { averageTime } from './average-time.ts';
import { assignKeys } from './bump-keys.ts';
import { movedTicket, ticketsIn, withLine } from './ticket-moves.ts';

describe('tickets', () => {
  test('are oldest first in their column', () => {
    const tickets = [
      aTicket({ _id: 'b', placedAt: '2026-03-02T12:02:00.000Z' }),
      aTicket({ _id: 'a', placedAt: '2026-03-02T12:01:00.000Z' }),
      aTicket({ _id: 'c', status: 'ready' }),
    ];
    expect(ticketsIn(tickets, 'waiting').map(({ _id }) => _id)).toEqual(['a', 'b']);
  });

  test('are ordered by when they are due if one is scheduled', () => {
    const tickets = [
      aTicket({ _id: 'later', dueAt: '2026-03-02T13:00:00.000Z' }),
      aTicket({ _id: 'now', placedAt: '2026-03-02T12:05:00.000Z', dueAt: '2026-03-02T12:20:00.000Z' }),
    ];
    expect(ticketsIn(tickets, 'waiting').map(({ _id }) => _id)).toEqual(['now', 'later']);
  });

  test('move with all their lines', () => {
    expect(movedTicket(aTicket(), 'preparing').lines[0]?.kitchenStatus).toBe('preparing');
  });

  test('are begun with their first line ticked off and ready with their last', () => {
    const two = aTicket({ lines: [aTicketLine({ id: 'a' }), aTicketLine({ id: 'b' })] });
    const begun = withLine(two, 'a', 'ready');
    expect(begun.status).toBe('preparing');
    expect(withLine(begun, 'b', 'ready').status).toBe('ready');
    expect(withLine(withLine(begun, 'b', 'ready'), 'b', 'preparing').status).toBe('preparing');
  });
});

describe('bump keys', () => {
  test('are assigned oldest first and kept while the ticket stays', () => {
    const first = assignKeys(new Map(), ['a', 'b', 'c']);
    expect([...first]).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    const next = assignKeys(first, ['b', 'c', 'd']);
    expect(next.get('b')).toBe('2');
    expect(next.get('d')).toBe('1');
  });

  test('the eleventh ticket waits for a key; nothing changed gives the same map', () => {
    const ids = Array.from({ length: 11 }, (_, at) => `t${at}`);
    const keys = assignKeys(new Map(), ids);
    expect(keys.size).toBe(10);
    expect(assignKeys(keys, ids)).toBe(keys);
  });
});

describe('the whole kitchen', () => {
  test('counts quantities still to be made, largest first', () => {
    const tart = (quantity: number, kitchenStatus: 'waiting' | 'ready' = 'waiting') =>
      aTicketLine({ product: 'tart', quantity, kitchenStatus });
    const tea = aTicketLine({ product: 'tea', quantity: 2 });
    const tickets = [
      aTicket({ lines: [tart(1), tea] }),
      aTicket({ status: 'preparing', lines: [tart(3), tart(5, 'ready')] }),
      aTicket({ status: 'ready', lines: [tart(9, 'ready')] }),
    ];
    expect(allDayCounts(tickets).map(({ key, count }) => [key, count])).toEqual([
      ['tart', 4],
      ['tea', 2],
    ]);
  });

  test('averages over the tickets on the pass', () => {
    const ready = aTicket({ status: 'ready', readyAt: '2026-03-02T12:08:20.000Z' });
    expect(averageTime([ready, aTicket()])).toBe(500_000);
    const before = aTicket({ status: 'ready', readyAt: '2026-03-02T11:05:00.000Z' });
    expect(averageTime([ready, before])).toBe(500_000);
    expect(averageTime([aTicket(), before])).toBeUndefined();
  });
});
