import type { KitchenTicket, MoveTicket, TicketStatus } from '@comanda/contract';
import { LINE_TRANSITIONS, statusOfLines, TICKET_TRANSITIONS } from '@comanda/domain';
import { CodedError } from '../lib/index.ts';

/**
 * Returns the ticket after moving it, or one of its lines, on or back. The ticket's status follows its lines. Throws
 * `notFound` (no such line), `ticketMoved` with `from` and `at` if it is no longer in the status the caller saw, or
 * `transitionNotAllowed` with `from` and `to`, also where it waits to be fired (K2.4).
 */
export function ticketAfterMove(ticket: KitchenTicket, call: MoveTicket, now: string): KitchenTicket {
  const { status, line, from } = call;
  if (ticket.waitsFor !== undefined)
    throw new CodedError('transitionNotAllowed', { from: ticket.status, to: status });
  const at = line === undefined ? ticket.status : lineOf(ticket, line).kitchenStatus;
  if (from !== undefined && from !== at) throw new CodedError('ticketMoved', { from, at });
  const moved = line === undefined ? moveAllLines(ticket, status) : moveOneLine(ticket, line, status);
  return { ...withTimestamps(moved, now), version: ticket.version + 1 };
}

function moveAllLines(ticket: KitchenTicket, to: TicketStatus): KitchenTicket {
  ensureAllowed(TICKET_TRANSITIONS, ticket.status, to);
  return { ...ticket, status: to, lines: ticket.lines.map((line) => ({ ...line, kitchenStatus: to })) };
}

function moveOneLine(ticket: KitchenTicket, id: string, to: TicketStatus): KitchenTicket {
  const line = lineOf(ticket, id);
  if (ticket.status === 'taken') throw new CodedError('transitionNotAllowed', { from: 'taken', to });
  ensureAllowed(LINE_TRANSITIONS, line.kitchenStatus, to);
  const lines = ticket.lines.map((other) => (other.id === id ? { ...other, kitchenStatus: to } : other));
  return { ...ticket, lines, status: statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus)) };
}

function lineOf(ticket: KitchenTicket, id: string): KitchenTicket['lines'][number] {
  const line = ticket.lines.find((candidate) => candidate.id === id);
  if (!line) throw new CodedError('notFound');
  return line;
}

function ensureAllowed(transitions: typeof TICKET_TRANSITIONS, from: TicketStatus, to: TicketStatus): void {
  if (!transitions[from].includes(to)) throw new CodedError('transitionNotAllowed', { from, to });
}

/** Sets the time each status was reached, and clears those that a recall has undone. */
function withTimestamps(ticket: KitchenTicket, now: string): KitchenTicket {
  const { status, preparingAt = now, readyAt = now, takenAt = now } = ticket;
  const isReady = status === 'ready' || status === 'taken';
  return {
    ...ticket,
    preparingAt: status === 'waiting' ? undefined : preparingAt,
    readyAt: isReady ? readyAt : undefined,
    takenAt: status === 'taken' ? takenAt : undefined,
  };
}
