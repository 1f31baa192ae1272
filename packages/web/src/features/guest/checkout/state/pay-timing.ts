import type { PaymentMethod, Shop } from '@comanda/contract';
import type { OrderType } from '@comanda/domain';

export type PayTiming = 'before' | 'after' | 'either';

/** The ways to pay an order of this type, in the shop's order. */
export function methodsFor(methods: readonly PaymentMethod[], mode: OrderType): readonly PaymentMethod[] {
  return methods
    .filter(({ orderType = [] }) => orderType.length === 0 || orderType.includes(mode))
    .sort((one, other) => (one.showOrder ?? 0) - (other.showOrder ?? 0));
}

/**
 * When an order is to be paid (docs/ordering.md). Without the shop's word: at a table afterwards; elsewhere
 * before, where guests can pay online at all, else either.
 */
export function payTiming(shop: Shop, methods: readonly PaymentMethod[], mode: OrderType): PayTiming {
  const own = shop.payment?.[mode];
  if (own !== undefined) return own;
  if (mode === 'dineIn') return 'after';
  return methodsFor(methods, mode).some(({ online }) => online) ? 'before' : 'either';
}
