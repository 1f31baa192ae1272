import { describe, expect, test } from 'vitest';
import { aTicket } from '../testing/a-ticket.ts';
import { ticketAge, ticketTone } from './ticket-age.ts';

const at = (time: string) => Date.parse(`2026-03-02T${time}Z`);

describe('the age of a ticket', () => {
  test.each([
    ['12:05:59', 'fresh'],
    ['12:06:00', 'waiting'],
    ['12:11:59', 'waiting'],
    ['12:12:00', 'late'],
  ] as const)('of a shop that takes 12 minutes at %s is %s', (time, tone) => {
    expect(ticketTone(aTicket(), at(time), 12)).toBe(tone);
  });

  test('counts back from the pickup time of a scheduled order', () => {
    const later = aTicket({ dueAt: '2026-03-02T13:00:00.000Z' });
    expect(ticketTone(later, at('12:30:00'), 12)).toBe('fresh');
    expect(ticketTone(later, at('12:54:00'), 12)).toBe('waiting');
    expect(ticketTone(later, at('13:00:00'), 12)).toBe('late');
  });

  test('a ready ticket is green at any age, counted from when it was ready', () => {
    const ready = aTicket({ status: 'ready', readyAt: '2026-03-02T12:20:00.000Z' });
    expect(ticketTone(ready, at('14:00:00'), 12)).toBe('ready');
    expect(ticketAge(ready, at('12:21:20'))).toBe(80_000);
  });

  test('is not negative on a clock that is behind', () => {
    expect(ticketAge(aTicket(), at('11:59:00'))).toBe(0);
  });
});
