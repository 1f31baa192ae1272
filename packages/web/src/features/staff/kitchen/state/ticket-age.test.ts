import { describe, expect, test } from 'vitest';
import { aTicket } from '../testing/a-ticket.ts';
import { ticketAge, ticketLate, ticketTone } from './ticket-age.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);

describe('K3.3 the age of a ticket', () => {
  test.each([
    ['12:05:59', 'fresh'],
    ['12:06:00', 'waiting'],
    ['12:11:59', 'waiting'],
    ['12:12:00', 'late'],
  ] as const)('K3.3 that was promised in 12 minutes is %s at %s', (time, tone) => {
    expect(ticketTone(aTicket({ dueAt: '2026-03-02T12:12:00.000Z' }), at(time))).toBe(tone);
  });

  test('K3.3 is late from 20 minutes where nothing was promised, by whole minutes', () => {
    expect(ticketTone(aTicket(), at('12:19:59'))).toBe('waiting');
    expect(ticketTone(aTicket(), at('12:20:00'))).toBe('late');
    expect(ticketLate(aTicket(), at('12:32:10'))).toBe(12);
  });

  test('counts back from the pickup time of a scheduled order', () => {
    const moment = '2026-03-02T13:00:00.000Z';
    const later = aTicket({ dueAt: moment, pickupAt: moment });
    expect(ticketTone(later, at('12:30:00'))).toBe('fresh');
    expect(ticketTone(later, at('12:54:00'))).toBe('waiting');
    expect(ticketTone(later, at('13:00:00'))).toBe('late');
  });

  test('a ready ticket is green at any age, counted from when it was ready', () => {
    const ready = aTicket({ status: 'ready', readyAt: '2026-03-02T12:20:00.000Z' });
    expect(ticketTone(ready, at('14:00:00'))).toBe('ready');
    expect(ticketAge(ready, at('12:21:20'))).toBe(80_000);
  });

  test('K2.5 one of which nothing is left is never late', () => {
    expect(ticketTone(aTicket({ lines: [] }), at('14:00:00'))).toBe('fresh');
  });

  test('is not negative on a clock that is behind', () => {
    expect(ticketAge(aTicket(), at('11:59:00'))).toBe(0);
  });
});
