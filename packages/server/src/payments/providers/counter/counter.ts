import { NAME } from '../../attempts/index.ts';
import type { PaymentProvider } from '../../port/index.ts';

/** Payment at the counter: it waits, as long as it takes, until staff have the money and confirm. */
export function createCounter(): PaymentProvider {
  return { name: NAME, start: async () => ({ status: 'requiresAction' }) };
}
