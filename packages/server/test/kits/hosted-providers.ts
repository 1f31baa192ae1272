import type { PaymentMethod } from '@comanda/contract';
import type {
  HostedProvider,
  PaymentProvider,
  StartContext,
} from '../../src/payments/port/payment-provider.ts';
import { SHOP } from './small-organisation.ts';

const HOSTED: readonly HostedProvider[] = ['cybersource', 'bbpos', 'razer'];

/** Payment methods of each provider with a call of its own, by the provider's name. */
export const HOSTED_METHODS: readonly PaymentMethod[] = HOSTED.map((provider) => ({
  _id: provider,
  shop: SHOP,
  name: { en: provider, cht: provider, chs: provider },
  provider,
  online: true,
}));

/**
 * Creates fakes of these providers that redirect the guest to a page; `started` collects their start contexts.
 */
export function hostedProviders(started: StartContext[] = []): readonly PaymentProvider[] {
  return HOSTED.map((name) => ({
    name,
    async start(_attempt, context) {
      started.push(context);
      return { status: 'requiresAction', redirect: `https://pay.example/${name}` };
    },
  }));
}
