import type { Shop } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type { StoredSession } from '../../db/index.ts';
import { instantOf } from '../../lib/index.ts';

/**
 * Returns when an order that the kitchen gets at `now` (ms) is ready, or delivered after so many minutes, but not before
 * the time it was ordered for.
 */
export function estimatedTime(
  { preparationMinutes }: Pick<Shop, 'preparationMinutes'>,
  { pickupAt }: Pick<StoredSession, 'pickupAt'>,
  deliveryMinutes: number | undefined,
  now: number,
): string | undefined {
  if (preparationMinutes === undefined) return pickupAt;
  const earliest = instantOf(now + (preparationMinutes + (deliveryMinutes ?? 0)) * MINUTE_MS);
  return pickupAt !== undefined && pickupAt > earliest ? pickupAt : earliest;
}
