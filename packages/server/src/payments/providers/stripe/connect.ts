import type Stripe from 'stripe';
import type { ProviderAccount } from '../../port/index.ts';
import { accountRefusalOf } from './refusals.ts';

/** The address of Stripe's interface; tests put a simulator in its place. */
export type StripeAddress = {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http' | 'https';
};
/** Makes requests with the client of an account. Throws `AccountRefusal` if its key is refused. */
export type Ask = <Answer>(
  account: ProviderAccount,
  requests: (client: Stripe) => Promise<Answer>,
) => Promise<Answer>;

/** Time for one request, shorter than the whole call may take. */
const TIMEOUT_MS = 8_000;

/**
 * Returns the function that makes requests with an account's client. The library is loaded at first use, makes no request twice by
 * itself, and speaks the version of the interface that it was made for.
 */
export function createAsk(address?: StripeAddress): Ask {
  return async ({ secrets: { secretKey = '' } }, requests) => {
    const { default: Client } = await import('stripe');
    const client = new Client(secretKey, {
      ...address,
      maxNetworkRetries: 0,
      telemetry: false,
      timeout: TIMEOUT_MS,
    });
    try {
      return await requests(client);
    } catch (error) {
      throw accountRefusalOf(error);
    }
  };
}
