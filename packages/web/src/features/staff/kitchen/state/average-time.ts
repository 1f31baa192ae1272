import type { KitchenTicket } from '@comanda/contract';

/**
 * Mean milliseconds from placing to ready over the tickets on the pass, or undefined while there is none. Tickets that
 * were ready before they were placed, the server's clock having been set back meanwhile, are left out.
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
