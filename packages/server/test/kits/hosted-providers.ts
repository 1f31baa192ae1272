import type { PaymentMethod } from '@comanda/contract';
import type {
  HostedProvider,
  PaymentProvider,
  StartContext,
} from '../../src/payments/port/payment-provider.ts';
import { SHOP } from './small-organisation.ts';

const HOSTED: readonly HostedProvider[] = ['cybersource', 'bbpos', 'razer'];

/** A method of each provider that has a call of its own, by the provider's name. */
export const HOSTED_METHODS: readonly PaymentMethod[] = HOSTED.map((provider) => ({
  _id: provider,
  shop: SHOP,
  name: { en: provider, cht: provider, chs: provider },
  provider,
  online: true,
}));

/** Stand-ins for them, which send the guest to a page; `told` has what they were told with each start. */
export function hostedProviders(published: StartContext[] = []): readonly PaymentProvider[] {
  return HOSTED.map((name) => ({
    name,
    async start(_attempt, context) {
      published.push(context);
      return { status: 'requiresAction', redirect: `https://pay.example/${name}` };
    },
  }));
}
