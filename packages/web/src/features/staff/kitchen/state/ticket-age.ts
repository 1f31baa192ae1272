import type { KitchenTicket } from '@comanda/contract';
import { type FiredFood, minutesLate, type Pace, paceOf } from '@comanda/domain';

export type TicketTone = 'fresh' | 'waiting' | 'late' | 'ready';
type Timed = Pick<
  KitchenTicket,
  'status' | 'placedAt' | 'firedAt' | 'readyAt' | 'dueAt' | 'pickupAt' | 'lines'
>;

const TONES: Readonly<Record<Pace, TicketTone>> = { fresh: 'fresh', soon: 'waiting', late: 'late' };

/** Returns the moment at which a ticket came to the kitchen: placed, or fired later (K2.4). */
export function sentAt({ placedAt, firedAt }: Pick<KitchenTicket, 'placedAt' | 'firedAt'>): string {
  return firedAt ?? placedAt;
}

/** Returns a ticket as food that can be late. */
function foodOf({
  dueAt,
  pickupAt,
  ...ticket
}: Pick<Timed, 'placedAt' | 'firedAt' | 'dueAt' | 'pickupAt'>): FiredFood {
  return {
    firedAt: Date.parse(sentAt(ticket)),
    dueAt: dueAt === undefined ? undefined : Date.parse(dueAt),
    isScheduled: pickupAt !== undefined,
  };
}

/** Returns a ticket's wait in milliseconds: since it came to the kitchen, or since it became ready. */
export function ticketAge(
  ticket: Pick<Timed, 'status' | 'placedAt' | 'firedAt' | 'readyAt'>,
  now: number,
): number {
  const since = ticket.status === 'ready' ? (ticket.readyAt ?? sentAt(ticket)) : sentAt(ticket);
  return Math.max(0, now - Date.parse(since));
}

/** Returns the whole minutes by which a late ticket is late. */
export function ticketLate(ticket: Timed, now: number): number {
  return minutesLate(foodOf(ticket), now);
}

/**
 * Returns a ticket's colour at `now` (ms): green when ready, else by its share of the time from firing to its promise
 * (K3.3). One of which nothing is left has none.
 */
export function ticketTone(ticket: Timed, now: number): TicketTone {
  if (ticket.lines.length === 0) return 'fresh';
  if (ticket.status === 'ready' || ticket.status === 'taken') return 'ready';
  return TONES[paceOf(foodOf(ticket), now)];
}
