import type { KitchenTicket } from '@comanda/contract';
import { describe, expect, test } from 'vitest';
import { aTicket } from '../testing/a-ticket.ts';
import { isEmptyColumn, layOut, ticketHeight } from './board-layout.ts';
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
  COLUMNS.flatMap((column) => layout.columns[column].stacks.flat());
const hidden = (layout: ReturnType<typeof layOut>) =>
  COLUMNS.flatMap((column) => layout.columns[column].more);

describe('the layout of the kitchen', () => {
  test('K3.4 shows every ticket once, on one page or another, and counts those on others', () => {
    for (const count of [0, 1, 7, 24, 60]) {
      const all = [...tickets(count), ...tickets(3, 'ready')];
      const { pages } = layOut(all, ROOM, measure);
      const each = Array.from({ length: pages }, (_, page) => layOut(all, ROOM, measure, page));
      for (const layout of each) expect(new Set([...shown(layout), ...hidden(layout)]).size).toBe(all.length);
      expect(new Set(each.flatMap(shown)).size).toBe(all.length);
    }
  });

  test('K3.8 has pages where type would be too small, the oldest on the first', () => {
    const layout = layOut(tickets(24), ROOM, measure);
    expect(layout).toMatchObject({ scale: 1.3, page: 0 });
    expect(layout.pages).toBeGreaterThan(1);
    expect(shown(layout)[0]?._id).toBe('waiting0');
    // one that is no more is the last
    expect(layOut(tickets(24), ROOM, measure, 99).page).toBe(layout.pages - 1);
    expect(layOut(tickets(4), ROOM, measure, 1)).toMatchObject({ page: 0, pages: 1 });
  });

  test('K3.8 puts no ticket below the edge of the screen', () => {
    const { columns, scale } = layOut(tickets(40), ROOM, measure);
    for (const stack of columns.waiting.stacks) {
      const height = stack.reduce((sum, ticket) => sum + measure(ticket, 14) * scale, 0);
      expect(height).toBeLessThanOrEqual(ROOM.height);
    }
  });

  test('gives the width to the columns that need it: empty ones take next to none', () => {
    const { columns } = layOut(tickets(40), ROOM, measure);
    expect(columns.waiting.stacks.length).toBeGreaterThanOrEqual(4);
    expect([columns.preparing, columns.ready].map(isEmptyColumn)).toEqual([true, true]);
    const both = layOut([...tickets(30), ...tickets(3, 'ready')], ROOM, measure).columns;
    expect(both.ready.stacks).toHaveLength(1);
    expect(both.waiting.stacks.length).toBeGreaterThan(both.ready.stacks.length);
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
    const [first, second] = layOut(tickets(9), ROOM, measure).columns.waiting.stacks;
    expect(first?.[0]?._id).toBe('waiting0');
    expect(second?.[0]?._id).toBe('waiting1');
  });
});
