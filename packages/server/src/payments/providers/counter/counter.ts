import { COUNTER_PROVIDER } from '../../attempts/index.ts';
import type { PaymentProvider } from '../../port/index.ts';

/** Creates the provider of counter payments: attempts stay open, without a timeout, until staff confirm them. */
export function createCounter(): PaymentProvider {
  return { name: COUNTER_PROVIDER, start: async () => ({ status: 'requiresAction' }) };
}
