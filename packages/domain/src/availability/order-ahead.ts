import type { Instant } from '../model/index.ts';
import { nextOpening, onlineAvailability } from './opening-hours.ts';
import { type PickupQuestion, pickupTimes } from './pickup-times.ts';

/** Whether a shop that is closed takes orders for later already: there is a time that one may be for. */
export function takesOrdersAhead(question: PickupQuestion): boolean {
  const { shop, orderType, now } = question;
  const isFetched = orderType === 'takeAway' || orderType === 'delivery';
  return isFetched && !onlineAvailability(shop, orderType, now).open && pickupTimes(question).length > 0;
}

/**
 * The moment whose menu an order is of: now; while the shop is closed the time that it is for, or else when the
 * shop opens next.
 */
export function menuMoment({ shop, orderType, now }: PickupQuestion, pickupAt?: Instant): Instant {
  if (orderType === 'dineIn' || onlineAvailability(shop, orderType, now).open) return now;
  return pickupAt ?? nextOpening(shop, orderType, now) ?? now;
}
