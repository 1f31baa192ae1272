import type { KitchenTicket } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';

/** Share of the usual time after which a ticket turns yellow. */
const SOON = 0.5;

export type TicketTone = 'fresh' | 'waiting' | 'late' | 'ready';
type Timed = Pick<KitchenTicket, 'status' | 'placedAt' | 'firedAt' | 'readyAt' | 'dueAt'>;

/** Returns the moment at which a ticket came to the kitchen: placed, or fired later (K2.4). */
export function sentAt({ placedAt, firedAt }: Pick<KitchenTicket, 'placedAt' | 'firedAt'>): string {
  return firedAt ?? placedAt;
}

/** Returns a ticket's wait in milliseconds: since it came to the kitchen, or since it became ready. */
export function ticketAge(ticket: Timed, now: number): number {
  const since = ticket.status === 'ready' ? (ticket.readyAt ?? sentAt(ticket)) : sentAt(ticket);
  return Math.max(0, now - Date.parse(since));
}

/**
 * Returns a ticket's colour at `now` (ms): green when ready; else by its share of the shop's usual minutes, red from
 * all of it, yellow from half. A scheduled order counts back from when it is due.
 */
export function ticketTone(ticket: Timed, now: number, usualMinutes: number): TicketTone {
  if (ticket.status === 'ready' || ticket.status === 'taken') return 'ready';
  const usual = usualMinutes * MINUTE_MS;
  const sent = Date.parse(sentAt(ticket));
  const due = Math.max(sent + usual, ticket.dueAt === undefined ? 0 : Date.parse(ticket.dueAt));
  if (now >= due) return 'late';
  return now >= due - usual * (1 - SOON) ? 'waiting' : 'fresh';
}
