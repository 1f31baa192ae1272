import type { KitchenTicket } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { aTicket } from '../testing/a-ticket.ts';
import { layOut, ticketHeight } from './board-layout.ts';
import { COLUMNS } from './ticket-moves.ts';

const ROOM = { width: 1500, height: 900 };
const measure = (ticket: KitchenTicket, letters: number) => ticketHeight(ticket, letters, ({ en }) => en);
const tickets = (count: number, status: KitchenTicket['status'] = 'waiting') =>
  Array.from({ length: count }, (_, at) =>
    aTicket({
      _id: `${status}${at}`,
      status,
      placedAt: `2026-03-02T12:${String(at).padStart(2, '0')}:00.000Z`,
    }),
  );
const shown = (layout: ReturnType<typeof layOut>) =>
  COLUMNS.flatMap((column) => layout.columns[column].flat());

describe('the layout of the kitchen', () => {
  test('shows every ticket once, however many there are', () => {
    for (const count of [0, 1, 7, 24, 60]) {
      const all = [...tickets(count), ...tickets(3, 'ready')];
      expect(new Set(shown(layOut(all, ROOM, measure))).size).toBe(all.length);
    }
  });

  test('sets few orders large, and many small', () => {
    const few = layOut(tickets(2), ROOM, measure).scale;
    const many = layOut(tickets(20), ROOM, measure).scale;
    expect(few).toBeGreaterThan(many);
    expect(layOut(tickets(200), { width: 800, height: 600 }, measure).scale).toBe(1);
  });

  test('keeps type readable at 3 m on a wall screen, however many orders', () => {
    expect(layOut(tickets(200), ROOM, measure).scale).toBe(1.3);
  });

  test('puts the oldest at the top, left to right', () => {
    const [first, second] = layOut(tickets(9), ROOM, measure).columns.waiting;
    expect(first?.[0]?._id).toBe('waiting0');
    expect(second?.[0]?._id).toBe('waiting1');
  });
});
