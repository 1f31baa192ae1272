import type { KitchenTicket, TicketStatus } from '@comanda/contract';
import { statusOfLines } from '@comanda/domain';
import { sentAt } from './ticket-age.ts';

export const COLUMNS = ['waiting', 'preparing', 'ready'] as const satisfies readonly TicketStatus[];
export type Column = (typeof COLUMNS)[number];

/** Returns true if the kitchen is done with a dish. */
export function isDone(line: Pick<KitchenTicket['lines'][number], 'kitchenStatus'>): boolean {
  return line.kitchenStatus === 'ready' || line.kitchenStatus === 'taken';
}

/** Returns true if nothing of a ticket is left to make: it stands there until its changes are seen (K2.5). */
export function isGone({ lines }: Pick<KitchenTicket, 'lines'>): boolean {
  return lines.length === 0;
}

/** Returns the tickets of a column, first due first. */
export function ticketsIn(tickets: readonly KitchenTicket[], column: Column): readonly KitchenTicket[] {
  return tickets.filter(({ status }) => status === column).sort(byTurn);
}

/** Compares tickets: rushed ones first, then by when they are due; a scheduled order comes after those due before it. */
export function byTurn(one: KitchenTicket, other: KitchenTicket): number {
  return rushOf(one) - rushOf(other) || dueOf(one) - dueOf(other) || (one._id < other._id ? -1 : 1);
}

/** Returns when a ticket was rushed; the largest number for one that was not. */
function rushOf({ rush }: KitchenTicket): number {
  return rush === undefined ? Number.MAX_SAFE_INTEGER : Date.parse(rush.at);
}

function dueOf(ticket: KitchenTicket): number {
  return Date.parse(ticket.dueAt ?? sentAt(ticket));
}

/** Returns the ticket moved as a whole, for the optimistic update. */
export function movedTicket(ticket: KitchenTicket, status: TicketStatus): KitchenTicket {
  return { ...ticket, status, lines: ticket.lines.map((line) => ({ ...line, kitchenStatus: status })) };
}

/** Returns the ticket with a line toggled: ready when all its lines are, begun once one is. */
export function withLine(ticket: KitchenTicket, line: string, status: TicketStatus): KitchenTicket {
  const lines = ticket.lines.map((each) => (each.id === line ? { ...each, kitchenStatus: status } : each));
  return { ...ticket, lines, status: statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus)) };
}
