import type { Instant, OrderType, Shop } from '../model/index.ts';
import {
  businessDay,
  clocksBetween,
  type EpochMs,
  epochOf,
  firstMomentOf,
  MINUTE_MS,
  minuteOf,
  parseDate,
  zoneOf,
} from '../time/index.ts';
import { isWithinHours, takesOrdersOf } from './opening-hours.ts';

export type PickupQuery = {
  readonly shop: Shop;
  readonly orderType: OrderType;
  readonly now: Instant;
  /** Minutes that a delivery takes from the kitchen to the door. */
  readonly travelMinutes?: number;
};

/** The interval of pickup times for a shop without a setting of its own. */
const DEFAULT_SLOT_MINUTES = 15;
/** The least time ahead that is offered, so that late in the evening there is more than the rest of the day. */
const MIN_WINDOW_MS = 6 * 60 * MINUTE_MS;
/** The search interval: time zone offsets are multiples of it, so every wall clock hits these marks together. */
const STEP_MS = 5 * MINUTE_MS;

/**
 * Returns the moments that an order may be for, soonest first: every `slotMinutes` of the shop's wall clock while the
 * shop is open for the order type, from when the kitchen can be ready until the end of the last business day that may
 * be ordered for.
 */
export function pickupTimes(question: PickupQuery): readonly EpochMs[] {
  const { shop, orderType, now, travelMinutes = 0 } = question;
  if (!takesOrdersOf(shop, orderType)) return [];
  const { slotMinutes = DEFAULT_SLOT_MINUTES } = shop.pickup ?? {};
  const ready = epochOf(now) + ((shop.preparationMinutes ?? 0) + travelMinutes) * MINUTE_MS;
  const first = Math.ceil(ready / STEP_MS) * STEP_MS;
  return clocksBetween(zoneOf(shop), { from: first, to: lastMoment(shop, now), step: STEP_MS })
    .filter(({ clock }) => clock.minute % slotMinutes === 0 && isWithinHours(shop, orderType, clock))
    .map(({ at }) => at);
}

function lastMoment(shop: Shop, now: Instant): EpochMs {
  const { daysAhead = 0 } = shop.pickup ?? {};
  const today = parseDate(businessDay(shop, now)) ?? 0;
  const nextStart = { day: today + daysAhead + 1, minute: minuteOf(shop.dayStart ?? '05:00') };
  return Math.max(firstMomentOf(zoneOf(shop), nextStart), epochOf(now) + MIN_WINDOW_MS);
}
