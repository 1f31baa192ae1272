import type { PaymentAttempt } from '@comanda/contract';

/** Name of the provider whose payments staff collect at the counter. */
export const COUNTER_PROVIDER = 'counter';

/** Returns true if staff collect the payment themselves, so that only their confirmation can book it. */
export function isCounterAttempt({ provider }: Pick<PaymentAttempt, 'provider'>): boolean {
  return provider === COUNTER_PROVIDER;
}
