import type { KitchenTicket, TvStatus } from '@comanda/contract';

export const COLUMNS = ['waiting', 'preparing', 'ready'] as const satisfies readonly TvStatus[];
export type Column = (typeof COLUMNS)[number];

const NEXT: Readonly<Record<TvStatus, TvStatus | undefined>> = {
  waiting: 'preparing',
  preparing: 'ready',
  ready: 'taken',
  taken: undefined,
};
const BEFORE: Readonly<Record<TvStatus, TvStatus | undefined>> = {
  waiting: undefined,
  preparing: 'waiting',
  ready: 'preparing',
  taken: 'ready',
};

/** Where a bump takes a ticket. */
export function nextStatus(status: TvStatus): TvStatus | undefined {
  return NEXT[status];
}

/** Where a recall takes a ticket back to. */
export function statusBefore(status: TvStatus): TvStatus | undefined {
  return BEFORE[status];
}

/** Whether a dish is done with in the kitchen. */
export function isDone(line: Pick<KitchenTicket['lines'][number], 'kitchenStatus'>): boolean {
  return line.kitchenStatus === 'ready' || line.kitchenStatus === 'taken';
}

/** The tickets of a column, what is due first before the rest. */
export function ticketsIn(tickets: readonly KitchenTicket[], column: Column): readonly KitchenTicket[] {
  return tickets.filter(({ status }) => status === column).sort(byTurn);
}

/** Whose turn is first: an order for later stands behind those that are due before it. */
export function byTurn(one: KitchenTicket, other: KitchenTicket): number {
  return dueOf(one) - dueOf(other) || (one._id < other._id ? -1 : 1);
}

function dueOf({ dueAt, placedAt }: KitchenTicket): number {
  return Date.parse(dueAt ?? placedAt);
}

/** The whole ticket moved, as the server will answer it: shown at once. */
export function movedTicket(ticket: KitchenTicket, status: TvStatus): KitchenTicket {
  return { ...ticket, status, lines: ticket.lines.map((line) => ({ ...line, kitchenStatus: status })) };
}

/** One line ticked off, or back again; the ticket is ready when all its lines are, and begun once one is. */
export function withLine(ticket: KitchenTicket, line: string, status: TvStatus): KitchenTicket {
  const lines = ticket.lines.map((each) => (each.id === line ? { ...each, kitchenStatus: status } : each));
  const isBegun = lines.some(({ kitchenStatus }) => kitchenStatus !== 'waiting');
  const whole = lines.every(isDone) ? 'ready' : isBegun ? 'preparing' : 'waiting';
  return { ...ticket, lines, status: whole };
}
