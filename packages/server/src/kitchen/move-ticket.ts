import type { KitchenTicket, MoveTicket, TvStatus } from '@comanda/contract';
import { CodedError } from '../lib/index.ts';
import { LINE_TRANSITIONS, leastAdvanced, TICKET_TRANSITIONS } from './transitions.ts';

/**
 * The ticket, or one of its lines, moved on or back. A ticket follows its lines: it is ready when all are, and in
 * preparation once one is. Throws `notFound` (no such line), `ticketMoved` where it is not in the status that it was
 * seen in (`from`, `at`), or `transitionNotAllowed` with `from` and `to`.
 */
export function ticketAfterMove(ticket: KitchenTicket, call: MoveTicket, now: string): KitchenTicket {
  const { status, line, from } = call;
  const at = line === undefined ? ticket.status : lineOf(ticket, line).kitchenStatus;
  if (from !== undefined && from !== at) throw new CodedError('ticketMoved', { from, at });
  const moved = line === undefined ? movedWhole(ticket, status) : movedLine(ticket, line, status);
  return { ...stamped(moved, now), version: ticket.version + 1 };
}

function movedWhole(ticket: KitchenTicket, to: TvStatus): KitchenTicket {
  ensureAllowed(TICKET_TRANSITIONS, ticket.status, to);
  return { ...ticket, status: to, lines: ticket.lines.map((line) => ({ ...line, kitchenStatus: to })) };
}

function movedLine(ticket: KitchenTicket, id: string, to: TvStatus): KitchenTicket {
  const line = lineOf(ticket, id);
  if (ticket.status === 'taken') throw new CodedError('transitionNotAllowed', { from: 'taken', to });
  ensureAllowed(LINE_TRANSITIONS, line.kitchenStatus, to);
  const lines = ticket.lines.map((each) => (each.id === id ? { ...each, kitchenStatus: to } : each));
  return { ...ticket, lines, status: statusOfLines(lines.map(({ kitchenStatus }) => kitchenStatus)) };
}

function lineOf(ticket: KitchenTicket, id: string): KitchenTicket['lines'][number] {
  const line = ticket.lines.find((candidate) => candidate.id === id);
  if (!line) throw new CodedError('notFound');
  return line;
}

/** A ticket is in preparation once one of its lines is, and ready when all are. */
export function statusOfLines(statuses: readonly TvStatus[]): TvStatus {
  const isBegun = statuses.some((status) => status !== 'waiting');
  const least = leastAdvanced(statuses) ?? 'waiting';
  return least === 'waiting' && isBegun ? 'preparing' : least;
}

function ensureAllowed(moves: typeof TICKET_TRANSITIONS, from: TvStatus, to: TvStatus): void {
  if (!moves[from].includes(to)) throw new CodedError('transitionNotAllowed', { from, to });
}

/** When it reached each station; what is recalled from one has not reached it. */
function stamped(ticket: KitchenTicket, now: string): KitchenTicket {
  const { status, preparingAt = now, readyAt = now, takenAt = now } = ticket;
  const isReady = status === 'ready' || status === 'taken';
  return {
    ...ticket,
    preparingAt: status === 'waiting' ? undefined : preparingAt,
    readyAt: isReady ? readyAt : undefined,
    takenAt: status === 'taken' ? takenAt : undefined,
  };
}
