import { describe, expect, test } from 'vitest';
import { aTicket, aTicketLine } from '../testing/a-ticket.ts';
import { allDayCounts } from './all-day.ts';
import { averageTime } from './average-time.ts';
import { isRushed, splitTickets } from './coming.ts';
import { ticketAge, ticketTone } from './ticket-age.ts';
import { ticketsIn } from './ticket-moves.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);
const idsOf = (tickets: readonly { readonly _id: string }[]) => tickets.map(({ _id }) => _id);

describe('K2.4 what is not fired yet', () => {
  const main = aTicket({ _id: 'main', course: 2, waitsFor: 'course' });
  const sweet = aTicket({ _id: 'sweet', course: 3, waitsFor: 'course' });
  const held = aTicket({
    _id: 'held',
    session: 's0',
    waitsFor: 'staff',
    placedAt: '2026-03-02T11:00:00.000Z',
  });

  test('stands apart, by table and course', () => {
    const { sent, coming } = splitTickets([sweet, aTicket({ _id: 'soup' }), main, held]);
    expect([idsOf(sent), idsOf(coming)]).toEqual([['soup'], ['held', 'main', 'sweet']]);
  });

  test('is not counted with what is to be made', () => {
    const { sent } = splitTickets([main, aTicket({ lines: [aTicketLine({ quantity: 2 })] })]);
    expect(allDayCounts(sent).map(({ count }) => count)).toEqual([2]);
  });

  test('has its time from when it is fired', () => {
    const fired = aTicket({ firedAt: '2026-03-02T12:30:00.000Z' });
    expect(ticketAge(fired, at('12:31:00'))).toBe(60_000);
    expect(ticketTone(fired, at('12:39:59'))).toBe('fresh');
    expect(ticketTone(fired, at('12:50:00'))).toBe('late');
    const ready = aTicket({ ...fired, status: 'ready', readyAt: '2026-03-02T12:40:00.000Z' });
    expect(averageTime([ready])).toBe(600_000);
  });

  test('comes after what was placed before it was fired', () => {
    const fired = aTicket({ _id: 'fired', firedAt: '2026-03-02T12:30:00.000Z' });
    const later = aTicket({ _id: 'later', placedAt: '2026-03-02T12:20:00.000Z' });
    expect(idsOf(ticketsIn([fired, later], 'waiting'))).toEqual(['later', 'fired']);
  });
});

describe('K2.4 a rush', () => {
  const rushed = (_id: string, time: string) => aTicket({ _id, rush: { at: `2026-03-02T${time}.000Z` } });

  test('puts tickets first, the first that was asked for before the others', () => {
    const tickets = [aTicket({ _id: 'old' }), rushed('second', '12:41:00'), rushed('first', '12:40:00')];
    expect(idsOf(ticketsIn(tickets, 'waiting'))).toEqual(['first', 'second', 'old']);
  });

  test('is for all dishes of a ticket, or for those named', () => {
    const at_ = '2026-03-02T12:40:00.000Z';
    expect(isRushed(aTicket(), 'a')).toBe(false);
    expect(isRushed(aTicket({ rush: { at: at_ } }), 'a')).toBe(true);
    const some = aTicket({ rush: { at: at_, lines: ['a'] } });
    expect(['a', 'b'].map((line) => isRushed(some, line))).toEqual([true, false]);
  });
});
