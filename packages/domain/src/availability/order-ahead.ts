import type { Instant } from '../model/index.ts';
import { nextOpening, onlineAvailability } from './opening-hours.ts';
import { type PickupQuery, pickupTimes } from './pickup-times.ts';

/** Returns true if a shop that is closed takes orders for a later time. */
export function takesOrdersAhead(question: PickupQuery): boolean {
  const { shop, orderType, now } = question;
  const isFetched = orderType === 'takeAway' || orderType === 'delivery';
  return isFetched && !onlineAvailability(shop, orderType, now).open && pickupTimes(question).length > 0;
}

/**
 * Returns the moment whose menu an order is placed from: now, or while the shop is closed the time that the order is
 * for, or else the next opening.
 */
export function menuTime({ shop, orderType, now }: PickupQuery, pickupAt?: Instant): Instant {
  if (orderType === 'dineIn' || onlineAvailability(shop, orderType, now).open) return now;
  return pickupAt ?? nextOpening(shop, orderType, now) ?? now;
}
