import { MINUTE_MS } from '@comanda/domain';
import { fromProviderAmount, type PaymentProvider } from '../../port/index.ts';
import {
  createAsk,
  DISPUTE_EVENTS,
  disputeTold,
  REFUND_EVENTS,
  readIntentRefund,
  readStripeWebhook,
  type StripeAddress,
  type StripeEvent,
  type StripeTold,
  toldOfRefund,
} from '../stripe/index.ts';
import { STRIPE_TERMINAL_CONFIGURATION } from './configuration.ts';
import { giveBackAtReader } from './give-back.ts';
import { cancelAtReader, intentOf, readAtReader, startAtReader } from './terminal-payment.ts';

/** Time that a guest has at a terminal. */
const EXPIRES_AFTER_MS = 5 * MINUTE_MS;

/**
 * Creates the provider of card terminals: readers such as the BBPOS WisePOS E, driven by the server through Stripe
 * Terminal. It is named `bbpos` in calls and payment methods. `address` is for tests.
 */
export function createStripeTerminal(address?: StripeAddress): PaymentProvider {
  const ask = createAsk(address);
  return {
    name: 'bbpos',
    configuration: STRIPE_TERMINAL_CONFIGURATION,
    expiresAfter: EXPIRES_AFTER_MS,
    needsTerminal: true,
    async start(attempt, { account }) {
      if (account === undefined) throw new Error('Stripe Terminal needs an account');
      return ask(account, (client) => startAtReader(client, attempt));
    },
    async status(attempt, account) {
      return ask(account, (client) => readAtReader(client, attempt));
    },
    async cancel(attempt, account) {
      return ask(account, (client) => cancelAtReader(client, attempt));
    },
    async refund(refund, account) {
      if (account === undefined) return { status: 'refused', because: 'provider' };
      return ask(account, async (client) =>
        giveBackAtReader(client, await intentOf(client, refund.payment), refund),
      );
    },
    async refundStatus({ ref, payment }, account) {
      if (account === undefined) return 'pending';
      return ask(account, async (client) => readIntentRefund(client, await intentOf(client, payment), ref));
    },
    async test(account) {
      const { livemode } = await ask(account, (client) => client.balance.retrieve());
      if (livemode !== (account.mode === 'live'))
        throw new Error(livemode ? 'This is a key for live payments.' : 'This is a key for test payments.');
      await ask(account, (client) => client.terminal.readers.list({ limit: 1 }));
    },
    parse: (webhook, account) => readStripeWebhook(webhook, account, toldBy),
  };
}

/** Returns what an event says about one of our attempts or refunds; undefined for every other. */
function toldBy({ id, type, data: { object } }: StripeEvent): StripeTold | undefined {
  if (DISPUTE_EVENTS.has(type)) return disputeTold(id, object);
  if (REFUND_EVENTS.has(type)) return toldOfRefund(id, object);
  const { ref } = object.metadata ?? {};
  if (ref === undefined) return undefined;
  const currency = (object.currency ?? '').toUpperCase();
  switch (type) {
    case 'payment_intent.succeeded':
      return {
        ...{ id, ref, status: 'paid', currency, providerRef: object.id, paymentRef: object.id },
        amount: fromProviderAmount(object.amount_received ?? 0, currency),
      };
    case 'payment_intent.payment_failed':
      return { id, ref, status: 'declined' };
    case 'payment_intent.canceled':
      return { id, ref, status: 'cancelled' };
    default:
      return undefined;
  }
}
