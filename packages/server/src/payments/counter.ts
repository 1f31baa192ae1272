import type { PaymentProvider } from './payments.ts';

/** Payment at the counter: it waits, as long as it takes, until staff have the money and confirm. */
export function createCounter(): PaymentProvider {
  return { name: 'counter', start: async () => ({ status: 'requiresAction' }) };
}
