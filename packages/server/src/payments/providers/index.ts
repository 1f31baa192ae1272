import type { PaymentProvider } from '../port/index.ts';
import { createAdyen } from './adyen/index.ts';
import { createCounter } from './counter/index.ts';
import { createCyberSource } from './cybersource/index.ts';
import { createFiuu, type FiuuHosts } from './fiuu/index.ts';
import { createLocalQr } from './local-qr/index.ts';
import { createSandbox, type Sandbox, type SandboxDependencies } from './sandbox/index.ts';
import { createStripe, type StripeAddress } from './stripe/index.ts';
import { createStripeTerminal } from './stripe-terminal/index.ts';

export type PaymentProviders = {
  readonly all: readonly PaymentProvider[];
  /** The sandbox, for its hosted page and its queue of webhooks. */
  readonly sandbox: Sandbox;
};

/** Addresses at which tests put simulators in the place of providers, that of tax invoices included. */
export type ProviderAddresses = {
  readonly stripe?: StripeAddress | undefined;
  readonly adyen?: string | undefined;
  readonly cybersource?: string | undefined;
  readonly fiuu?: FiuuHosts | undefined;
  readonly ecpay?: string | undefined;
};

/** Creates the payment providers of the server. Register a new one by adding it to `all`. */
export function createPaymentProviders(
  dependencies: SandboxDependencies,
  { stripe, adyen, cybersource, fiuu }: ProviderAddresses = {},
): PaymentProviders {
  const sandbox = createSandbox(dependencies);
  return {
    sandbox,
    all: [
      ...[createCounter(), createLocalQr(), sandbox.provider],
      ...[createStripe(stripe), createAdyen(adyen), createCyberSource(cybersource), createFiuu(fiuu)],
      createStripeTerminal(stripe),
    ],
  };
}
