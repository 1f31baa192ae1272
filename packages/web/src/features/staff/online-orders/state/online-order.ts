import type { TableSession } from '@comanda/contract';
import { isUnsoldStatus, MINUTE_MS } from '@comanda/domain';

/** Milliseconds after which an order that nobody has accepted raises the alarm (till T3.8). */
export const ALARM_MS = 3 * MINUTE_MS;
/** Milliseconds between the sounds of an alarm. */
const REPEAT_MS = 30_000;

/**
 * Returns true for an order from a guest's phone, other than a table's, that is not handed over yet, and for every
 * delivery on its way, the telephone's as well.
 */
export function isOnlineOrder(session: TableSession, today: string): boolean {
  const { source, type, status, tvStatus, acceptance, businessDay, products } = session;
  const isFromPhone = source === 'selfOrder' && type !== 'dineIn';
  const isGuests = (isFromPhone || type === 'delivery') && products.length > 0;
  return (
    isGuests &&
    !isUnsoldStatus(status) &&
    tvStatus !== 'taken' &&
    acceptance !== 'declined' &&
    businessDay >= today
  );
}

/** Returns true for an order that waits to be accepted. */
export function isPending({ acceptance }: Pick<TableSession, 'acceptance'>): boolean {
  return acceptance === 'pending';
}

/** Returns the milliseconds since an order was placed. */
export function orderAge(
  { placedTime, startTime }: Pick<TableSession, 'placedTime' | 'startTime'>,
  now: number,
): number {
  return Math.max(0, now - Date.parse(placedTime ?? startTime));
}

/** Returns orders as they are handled: those that wait to be accepted first, the longest waiting one first of each. */
export function inOrder(orders: readonly TableSession[]): readonly TableSession[] {
  const time = ({ placedTime, startTime }: TableSession) => Date.parse(placedTime ?? startTime);
  return [...orders].sort(
    (one, other) => Number(isPending(other)) - Number(isPending(one)) || time(one) - time(other),
  );
}

/** Returns the orders that have waited for three minutes or more to be accepted. */
export function overdue(orders: readonly TableSession[], now: number): readonly TableSession[] {
  return orders.filter((order) => isPending(order) && orderAge(order, now) >= ALARM_MS);
}

/**
 * Returns a mark for each waiting order; a new mark is a sound: when the order comes, when it has waited for three
 * minutes, and every 30 seconds from then on.
 */
export function alarmMarks(orders: readonly TableSession[], now: number): ReadonlyMap<string, string> {
  return new Map(
    orders.filter(isPending).map((order) => {
      const late = orderAge(order, now) - ALARM_MS;
      return [order._id, late < 0 ? 'new' : `late ${Math.floor(late / REPEAT_MS)}`] as const;
    }),
  );
}

/** Minutes that a shop may promise. */
const MINUTES = [5, 10, 15, 20, 30, 45, 60, 90] as const;

/** Returns the minutes to promise for an order, and the one that the shop usually needs, travel included. */
export function promises(usual: number | undefined): {
  readonly minutes: readonly number[];
  readonly usual: number;
} {
  const wanted = Math.max(5, usual ?? 20);
  return { minutes: [...new Set([...MINUTES, wanted])].sort((one, other) => one - other), usual: wanted };
}
