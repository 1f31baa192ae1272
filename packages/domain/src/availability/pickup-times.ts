import type { Instant, OrderType, Shop } from '../model/index.ts';
import {
  businessDay,
  clocksBetween,
  covers,
  type EpochMs,
  epochOf,
  firstMomentOf,
  MINUTE_MS,
  minuteOf,
  parseDate,
  zoneOf,
} from '../time/index.ts';
import { slotsOf, takesOrdersOf } from './opening-hours.ts';

export type PickupQuestion = {
  readonly shop: Shop;
  readonly orderType: OrderType;
  readonly now: Instant;
  /** Minutes that it is under way after the kitchen, of a delivery. */
  readonly wayMinutes?: number;
};

/** Where a shop says nothing else. */
const DEFAULT_SLOT_MINUTES = 15;
/** Until the day is over, and never less: who orders at the end of the night sees more than what is left of it. */
const AT_LEAST_MS = 6 * 60 * MINUTE_MS;
/** Every clock of the world shows a multiple of this when another does. */
const STEP_MS = 5 * MINUTE_MS;

/**
 * The moments that an order may be for, soonest first: every `slotMinutes` of the clock on the shop's wall while it
 * is open for orders of the type, from when the kitchen can be ready until the end of the last business day that
 * may be ordered for.
 */
export function pickupTimes(question: PickupQuestion): readonly EpochMs[] {
  const { shop, orderType, now, wayMinutes = 0 } = question;
  if (!takesOrdersOf(shop, orderType)) return [];
  const { slotMinutes = DEFAULT_SLOT_MINUTES } = shop.pickup ?? {};
  const ready = epochOf(now) + ((shop.preparationMinutes ?? 0) + wayMinutes) * MINUTE_MS;
  const first = Math.ceil(ready / STEP_MS) * STEP_MS;
  const open = slotsOf(shop, orderType);
  return clocksBetween(zoneOf(shop), { from: first, to: lastMoment(shop, now), step: STEP_MS })
    .filter(({ clock }) => clock.minute % slotMinutes === 0 && open.some((slot) => covers(slot, clock)))
    .map(({ at }) => at);
}

function lastMoment(shop: Shop, now: Instant): EpochMs {
  const { daysAhead = 0 } = shop.pickup ?? {};
  const today = parseDate(businessDay(shop, now)) ?? 0;
  const nextStart = { day: today + daysAhead + 1, minute: minuteOf(shop.dayStart ?? '05:00') };
  return Math.max(firstMomentOf(zoneOf(shop), nextStart), epochOf(now) + AT_LEAST_MS);
}
