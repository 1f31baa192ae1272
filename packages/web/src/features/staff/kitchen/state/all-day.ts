import type { KitchenTicket } from '@comanda/contract';
import type { LocalizedText } from '@comanda/domain';
import { isDone } from './ticket-moves.ts';

/** Quantity of a dish still to be made, over all tickets. */
export type AllDay = { readonly key: string; readonly name: LocalizedText; readonly count: number };

/** Returns the quantities still to be made, largest first, without dishes ticked off. */
export function allDayCounts(tickets: readonly KitchenTicket[]): readonly AllDay[] {
  const counts = new Map<string, AllDay>();
  for (const ticket of tickets) {
    if (ticket.status !== 'waiting' && ticket.status !== 'preparing') continue;
    for (const line of ticket.lines) {
      if (isDone(line)) continue;
      const key = line.product ?? line.name.en;
      const before = counts.get(key)?.count ?? 0;
      counts.set(key, { key, name: line.name, count: before + line.quantity });
    }
  }
  return [...counts.values()].sort((one, other) => other.count - one.count);
}
