import { generatePath } from 'react-router';
import { ROUTES } from '../../../../lib/routes.ts';

/** Returns the path of an order's receipt with its key, which stays in the browser: a fragment is sent to nobody. */
export function receiptPath(order: {
  readonly _id: string;
  readonly shop: string;
  readonly restoreKey: string;
}): string {
  const key = new URLSearchParams({ key: order.restoreKey, shop: order.shop });
  return `${generatePath(ROUTES.recordDetail, { id: order._id })}#${key}`;
}
