import { largeOrder } from '@comanda/domain';
import type { StoredSession } from '../../db/index.ts';
import { CodedError } from '../../lib/index.ts';
import type { PlaceOrderInput } from './place-order-input.ts';

/**
 * Returns whether an order is so large that it is made only once it is paid: from a phone that nobody knows, since 500
 * dishes are a prank or a slip. At a table, where the staff are at hand, it is refused instead: throws `largeOrder`.
 * @param total the cart's share of the bill, in minor units
 */
export function paysLargeFirst(
  { type }: Pick<StoredSession, 'type'>,
  { shop, cart, actor }: Pick<PlaceOrderInput, 'shop' | 'cart' | 'actor'>,
  total: number,
): boolean {
  if (actor.kind !== 'guest') return false;
  const large = largeOrder({ lines: cart, total, bound: shop.largeOrderTotal });
  if (large !== undefined && type === 'dineIn') throw new CodedError('largeOrder', large);
  return large !== undefined;
}
