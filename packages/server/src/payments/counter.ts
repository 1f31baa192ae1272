import type { PaymentAttempt } from '@comanda/contract';
import type { PaymentProvider } from './payments.ts';

const NAME = 'counter';

/** Payment at the counter: it waits, as long as it takes, until staff have the money and confirm. */
export function createCounter(): PaymentProvider {
  return { name: NAME, start: async () => ({ status: 'requiresAction' }) };
}

/** Tells whether staff take the money of an attempt themselves: until they say so nobody can have paid it. */
export function isTakenByStaff({ provider }: Pick<PaymentAttempt, 'provider'>): boolean {
  return provider === NAME;
}
