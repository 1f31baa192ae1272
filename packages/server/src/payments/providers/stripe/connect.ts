import type Stripe from 'stripe';
import type { ProviderAccount } from '../../port/index.ts';

/** The address of Stripe's interface; tests put a simulator in its place. */
export type StripeAddress = {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
};
/** Opens the client of an account. */
export type Connect = (account: ProviderAccount) => Promise<Stripe>;

/** Time for one request, shorter than the whole call may take. */
const TIMEOUT_MS = 8_000;

/**
 * Returns the function that opens an account's client. The library is loaded at first use, makes no request twice by
 * itself, and speaks the version of the interface that it was made for.
 */
export function createConnect(address?: StripeAddress): Connect {
  return async ({ secrets: { secretKey = '' } }) => {
    const { default: Client } = await import('stripe');
    return new Client(secretKey, {
      ...address,
      maxNetworkRetries: 0,
      telemetry: false,
      timeout: TIMEOUT_MS,
    });
  };
}
