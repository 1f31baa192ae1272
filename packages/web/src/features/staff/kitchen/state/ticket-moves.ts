import type { KitchenTicket, TicketStatus } from '@comanda/contract';
import { sentAt } from './ticket-age.ts';

export const COLUMNS = ['waiting', 'preparing', 'ready'] as const satisfies readonly TicketStatus[];
export type Column = (typeof COLUMNS)[number];

const NEXT: Readonly<Record<TicketStatus, TicketStatus | undefined>> = {
  waiting: 'preparing',
  preparing: 'ready',
  ready: 'taken',
  taken: undefined,
};
const BEFORE: Readonly<Record<TicketStatus, TicketStatus | undefined>> = {
  waiting: undefined,
  preparing: 'waiting',
  ready: 'preparing',
  taken: 'ready',
};

/** Returns the status after a bump. */
export function nextStatus(status: TicketStatus): TicketStatus | undefined {
  return NEXT[status];
}

/** Returns the status after a recall. */
export function statusBefore(status: TicketStatus): TicketStatus | undefined {
  return BEFORE[status];
}

/** Returns true if the kitchen is done with a dish. */
export function isDone(line: Pick<KitchenTicket['lines'][number], 'kitchenStatus'>): boolean {
  return line.kitchenStatus === 'ready' || line.kitchenStatus === 'taken';
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
  const isBegun = lines.some(({ kitchenStatus }) => kitchenStatus !== 'waiting');
  const whole = lines.every(isDone) ? 'ready' : isBegun ? 'preparing' : 'waiting';
  return { ...ticket, lines, status: whole };
}
