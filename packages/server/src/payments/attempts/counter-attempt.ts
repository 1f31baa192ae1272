import type { PaymentAttempt } from '@comanda/contract';

export const NAME = 'counter';

/** Tells whether staff take the money of an attempt themselves: until they say so nobody can have paid it. */
export function isCounterAttempt({ provider }: Pick<PaymentAttempt, 'provider'>): boolean {
  return provider === NAME;
}
