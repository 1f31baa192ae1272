import { TICKET_STATUSES, type TicketStatus } from '@comanda/domain';

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

/** Returns the least advanced of the statuses; undefined for an empty list. */
export function leastAdvanced(statuses: readonly TicketStatus[]): TicketStatus | undefined {
  return TICKET_STATUSES.find((status) => statuses.includes(status));
}
