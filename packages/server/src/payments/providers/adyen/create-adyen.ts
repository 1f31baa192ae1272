import { MINUTE_MS } from '@comanda/domain';
import type { PaymentProvider } from '../../port/index.ts';
import { ADYEN_CONFIGURATION } from './configuration.ts';
import { createConnect } from './connect.ts';
import { giveBack } from './give-back.ts';
import { closeLink, readLink, startLink } from './payment-link.ts';
import { readWebhook } from './read-webhook.ts';

const EXPIRES_AFTER_MS = 31 * MINUTE_MS;

/** Creates the provider Adyen: its page of Pay by Link with what the owner has switched on there. `address` is for tests. */
export function createAdyen(address?: string): PaymentProvider {
  const connect = createConnect(address);
  return {
    name: 'adyen',
    configuration: ADYEN_CONFIGURATION,
    expiresAfter: EXPIRES_AFTER_MS,
    async start(attempt, context) {
      const { account } = context;
      if (account === undefined) throw new Error('Adyen needs an account');
      return startLink(connect, attempt, { ...context, account });
    },
    async status({ providerRef }, account) {
      // nobody has a page whose address was never answered
      return providerRef === undefined ? { status: 'none' } : readLink(connect, account, providerRef);
    },
    async cancel({ providerRef }, account) {
      return providerRef === undefined ? { status: 'cancelled' } : closeLink(connect, account, providerRef);
    },
    async refund(refund, account) {
      if (account === undefined) return { status: 'refused', because: 'provider' };
      return giveBack(connect, account, refund);
    },
    async test(account) {
      const { merchantAccount } = account.fields;
      await connect(account, { method: 'POST', path: 'paymentMethods', body: { merchantAccount } });
    },
    parse: readWebhook,
  };
}
