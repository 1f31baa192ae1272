import type { Shop } from '@comanda/contract';
import { type OrderType, onlineAvailability } from '@comanda/domain';

const MINUTE = 60_000;
/** Times are offered every quarter of an hour. */
const STEP = 15 * MINUTE;
/** As far ahead as anybody plans a meal. */
const HOURS_AHEAD = 6;

/**
 * The times at which an order can be picked up, in milliseconds of the epoch: from when the kitchen can be ready, in
 * quarters of an hour, while the shop is open for this kind of order.
 */
export function pickupTimes(shop: Shop, mode: OrderType, now: number): readonly number[] {
  const ready = now + (shop.preparationMinutes ?? 0) * MINUTE;
  const first = Math.ceil((ready + 1) / STEP) * STEP;
  const count = (HOURS_AHEAD * 60 * MINUTE) / STEP;
  return Array.from({ length: count }, (_, at) => first + at * STEP).filter(
    (moment) => onlineAvailability(shop, mode, new Date(moment).toISOString()).open,
  );
}
