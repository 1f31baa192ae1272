import type { OrderType } from './catalogue.ts';
import { isOfferedAt, type PaymentChannel } from './session.ts';
import type { PAYMENT_TIMINGS } from './shop.ts';

export type PaymentTiming = (typeof PAYMENT_TIMINGS)[number];

type TimedShop = { readonly payment?: Readonly<Partial<Record<OrderType, PaymentTiming>>> };
type TimedOrder = {
  readonly type: OrderType;
  readonly source: string;
  /** True for an order that is made once it is paid, whatever the shop's rule: a large one of an unknown phone. */
  readonly paysFirst?: boolean;
};

/** The fields of a payment method that decide when an order is paid. */
type TimedMethod = {
  readonly online: boolean;
  readonly kind?: string;
  readonly orderType?: readonly OrderType[];
  readonly channel?: readonly PaymentChannel[];
};

/**
 * Returns when an order is to be paid: by telephone, at the door or at once (till T3.6). Else by its type, unless the
 * shop sets it: after at a table; elsewhere before where guests can pay online, else either. Undefined while that
 * depends on `methods` which are not known yet.
 */
export function paymentTimingOf(
  shop: TimedShop,
  methods: readonly TimedMethod[],
  order: TimedOrder,
): PaymentTiming;
export function paymentTimingOf(
  shop: TimedShop,
  methods: readonly TimedMethod[] | undefined,
  order: TimedOrder,
): PaymentTiming | undefined;
export function paymentTimingOf(
  { payment }: TimedShop,
  methods: readonly TimedMethod[] | undefined,
  { type, source, paysFirst }: TimedOrder,
): PaymentTiming | undefined {
  if (paysFirst === true) return 'before';
  if (source === 'telephone') return 'either';
  const own = payment?.[type];
  if (own !== undefined) return own;
  if (type === 'dineIn') return 'after';
  const place = source === 'kiosk' ? 'kiosk' : 'phone';
  const canPayOnline = methods?.some((method) => {
    const { online, kind, orderType = [] } = method;
    const isForType = orderType.length === 0 || orderType.includes(type);
    // one with a kind is there for some guests only, or takes no money
    return online && kind === undefined && isForType && isOfferedAt(method, place);
  });
  if (canPayOnline === undefined) return undefined;
  return canPayOnline ? 'before' : 'either';
}
