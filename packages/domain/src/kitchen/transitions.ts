import { TICKET_STATUSES, type TicketStatus } from '../model/index.ts';

/** Transitions of a whole ticket: one step on, or one step back (recall). */
export const TICKET_TRANSITIONS: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  waiting: ['preparing'],
  preparing: ['ready', 'waiting'],
  ready: ['taken', 'preparing'],
  taken: ['ready'],
};

/** Transitions of one line: a cook may finish it in one tap; it becomes `taken` only with its ticket. */
export const LINE_TRANSITIONS: Readonly<Record<TicketStatus, readonly TicketStatus[]>> = {
  waiting: ['preparing', 'ready'],
  preparing: ['ready', 'waiting'],
  ready: ['preparing', 'waiting'],
  taken: [],
};

/** Returns the status after a bump; undefined once taken. */
export function nextStatus(status: TicketStatus): TicketStatus | undefined {
  return TICKET_STATUSES[TICKET_STATUSES.indexOf(status) + 1];
}

/** Returns the status after a recall; undefined while waiting. */
export function statusBefore(status: TicketStatus): TicketStatus | undefined {
  return TICKET_STATUSES[TICKET_STATUSES.indexOf(status) - 1];
}

/** Returns the least advanced of the statuses; undefined for an empty list. */
export function leastAdvanced(statuses: readonly TicketStatus[]): TicketStatus | undefined {
  return TICKET_STATUSES.find((status) => statuses.includes(status));
}

/** Returns the status of a ticket with lines of these: preparing once one line has started, ready when all are. */
export function statusOfLines(statuses: readonly TicketStatus[]): TicketStatus {
  const isStarted = statuses.some((status) => status !== 'waiting');
  const least = leastAdvanced(statuses) ?? 'waiting';
  return least === 'waiting' && isStarted ? 'preparing' : least;
}
