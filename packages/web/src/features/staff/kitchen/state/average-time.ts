import type { KitchenTicket } from '@comanda/contract';

/**
 * Returns the average milliseconds from placing to ready over the tickets on the pass; undefined if there are none.
 * Ignores tickets ready before they were placed, which happens if the server's clock was set back.
 */
export function averageTime(tickets: readonly KitchenTicket[]): number | undefined {
  const times = tickets
    .flatMap(({ placedAt, readyAt }) =>
      readyAt === undefined ? [] : [Date.parse(readyAt) - Date.parse(placedAt)],
    )
    .filter((time) => time >= 0);
  if (times.length === 0) return undefined;
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}
