import type { TvStatus } from '@comanda/contract';

/** How far an order has come, first to last. */
export const TICKET_STATUSES = [
  'waiting',
  'preparing',
  'ready',
  'taken',
] as const satisfies readonly TvStatus[];

/** Where a whole ticket may go: one step on, or one step back (recall). */
export const TICKET_TRANSITIONS: Readonly<Record<TvStatus, readonly TvStatus[]>> = {
  waiting: ['preparing'],
  preparing: ['ready', 'waiting'],
  ready: ['taken', 'preparing'],
  taken: ['ready'],
};

/** Where one line may go: a cook may finish it at one touch; it is taken only with its ticket. */
export const LINE_TRANSITIONS: Readonly<Record<TvStatus, readonly TvStatus[]>> = {
  waiting: ['preparing', 'ready'],
  preparing: ['ready', 'waiting'],
  ready: ['preparing', 'waiting'],
  taken: [],
};

/** The status that is least far; undefined of none. */
export function leastAdvanced(statuses: readonly TvStatus[]): TvStatus | undefined {
  return TICKET_STATUSES.find((station) => statuses.includes(station));
}
