import type { KitchenTicket } from '@comanda/contract';
import { sentAt } from './ticket-age.ts';

/**
 * Returns the average milliseconds from placing or firing to ready over the tickets on the pass; undefined if there are none.
 * Ignores tickets ready before they were placed, which happens if the server's clock was set back.
 */
export function averageTime(tickets: readonly KitchenTicket[]): number | undefined {
  const times = tickets
    .flatMap((ticket) =>
      ticket.readyAt === undefined ? [] : [Date.parse(ticket.readyAt) - Date.parse(sentAt(ticket))],
    )
    .filter((time) => time >= 0);
  if (times.length === 0) return undefined;
  return times.reduce((sum, time) => sum + time, 0) / times.length;
}
