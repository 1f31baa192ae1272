import type { PlacedOn } from '../../../../data/order-details/pending-order.ts';
import { ROUTES } from '../../../../lib/routes.ts';

/** Returns the path of an order's page, without a stop at another. */
export function orderPathOf({ _id, type }: PlacedOn): string {
  return type === 'dineIn' ? ROUTES.order : `${ROUTES.record}?${new URLSearchParams({ order: _id })}`;
}
