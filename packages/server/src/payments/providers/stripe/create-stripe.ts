import { MINUTE_MS } from '@comanda/domain';
import type { PaymentProvider } from '../../port/index.ts';
import { STRIPE_CONFIGURATION } from './configuration.ts';
import { createAsk, type StripeAddress } from './connect.ts';
import { giveBack, readRefundStatus } from './give-back.ts';
import { closeCheckout, readCheckout } from './read-checkout.ts';
import { readWebhook } from './read-webhook.ts';
import { isRefusal } from './refusals.ts';
import { openCardPage, readCardPage } from './set-up-card.ts';
import { startCheckout } from './start-checkout.ts';

const EXPIRES_AFTER_MS = 31 * MINUTE_MS;

/**
 * Creates the provider Stripe: its hosted Checkout page with cards, Apple Pay, Google Pay and what else the owner
 * switches on there. `address` is for tests.
 */
export function createStripe(address?: StripeAddress): PaymentProvider {
  const ask = createAsk(address);
  return {
    name: 'stripe',
    configuration: STRIPE_CONFIGURATION,
    expiresAfter: EXPIRES_AFTER_MS,
    async start(attempt, context) {
      const { account } = context;
      if (account === undefined) throw new Error('Stripe needs an account');
      return ask(account, (client) => startCheckout(client, attempt, context));
    },
    async status({ providerRef }, account) {
      // nobody has a page whose address was never answered
      if (providerRef === undefined) return { status: 'none' };
      return ask(account, (client) => readCheckout(client, providerRef));
    },
    async cancel({ providerRef }, account) {
      if (providerRef === undefined) return { status: 'cancelled' };
      return ask(account, (client) => closeCheckout(client, providerRef));
    },
    async refund(refund, account) {
      if (account === undefined) return { status: 'refused', because: 'provider' };
      return ask(account, (client) => giveBack(client, refund));
    },
    async refundStatus(refund, account) {
      return account === undefined ? 'pending' : ask(account, (client) => readRefundStatus(client, refund));
    },
    setUpCard: (request, account) => ask(account, (client) => openCardPage(client, request)),
    readCardSetUp: (id, account) => ask(account, (client) => readCardPage(client, id)),
    async forgetCard(token, account) {
      await ask(account, async (client) => {
        try {
          await client.customers.del(token);
        } catch (error) {
          // it is gone already
          if (!isRefusal(error)) throw error;
        }
      });
    },
    async test(account) {
      const { livemode } = await ask(account, (client) => client.balance.retrieve());
      if (livemode !== (account.mode === 'live'))
        throw new Error(livemode ? 'This is a key for live payments.' : 'This is a key for test payments.');
    },
    parse: readWebhook,
  };
}
