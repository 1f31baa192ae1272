import type { KitchenTicket, Shop } from '@comanda/contract';
import { businessDayStart, isLeftOver } from '@comanda/domain';

export type SortedTickets = {
  readonly today: readonly KitchenTicket[];
  /** Tickets of former business days, which stand on no screen beside those of today: numbers start again every day (K2.3). */
  readonly leftOver: readonly KitchenTicket[];
};

/** Separates the tickets of former business days from those of today; until the shop is known, all are today's. */
export function byBusinessDay(
  tickets: readonly KitchenTicket[],
  shop: Pick<Shop, 'timezone' | 'dayStart'> | undefined,
  now: number,
): SortedTickets {
  if (shop === undefined) return { today: tickets, leftOver: [] };
  const start = Date.parse(businessDayStart(shop, new Date(now).toISOString()));
  const isLeft = ({ type, status, placedAt, pickupAt }: KitchenTicket) =>
    isLeftOver(
      {
        type,
        status,
        placedAt: Date.parse(placedAt),
        pickupAt: pickupAt === undefined ? undefined : Date.parse(pickupAt),
      },
      start,
      now,
    );
  return { today: tickets.filter((ticket) => !isLeft(ticket)), leftOver: tickets.filter(isLeft) };
}
