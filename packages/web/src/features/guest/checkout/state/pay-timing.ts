import type { PaymentMethod, Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';

export type PayTiming = 'before' | 'after' | 'either';

/** Returns the payment methods that guests have on their phones for an order type, in the shop's sequence. */
export function methodsFor(methods: readonly PaymentMethod[], mode: OrderType): readonly PaymentMethod[] {
  return methods
    .filter(({ channel }) => channel === undefined || channel.includes('phone'))
    .filter(({ orderType = [] }) => orderType.length === 0 || orderType.includes(mode))
    .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
}

/**
 * Returns when an order is paid (docs/ordering.md). Without a setting of the shop: after at a table; elsewhere
 * before if online payment is possible, else either.
 */
export function payTiming(shop: Shop, methods: readonly PaymentMethod[], mode: OrderType): PayTiming {
  const own = shop.payment?.[mode];
  if (own !== undefined) return own;
  if (mode === 'dineIn') return 'after';
  return methodsFor(methods, mode).some(({ online }) => online) ? 'before' : 'either';
}
