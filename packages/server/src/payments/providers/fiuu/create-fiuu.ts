import { MINUTE_MS } from '@comanda/domain';
import { AccountRefusal, type PaymentProvider, type ProviderAccount } from '../../port/index.ts';
import { FIUU_CONFIGURATION } from './configuration.ts';
import { type Connect, createConnect, type FiuuHosts } from './connect.ts';
import { giveBack, readRefundStatus } from './give-back.ts';
import { amountAt, paymentForm } from './payment-form.ts';
import { readOrder } from './read-order.ts';
import { readWebhook } from './read-webhook.ts';
import { channelsKey } from './sign.ts';

const EXPIRES_AFTER_MS = 31 * MINUTE_MS;
const ORIGINS = ['https://*.fiuu.com'];

/**
 * Creates the provider Fiuu: its page with cards, FPX and e-wallets. It is named `razer` in calls and payment methods,
 * as Fiuu was. `hosts` are for tests.
 */
export function createFiuu(hosts?: FiuuHosts): PaymentProvider {
  const connect = createConnect(hosts);
  return {
    name: 'razer',
    configuration: FIUU_CONFIGURATION,
    expiresAfter: EXPIRES_AFTER_MS,
    pollPause: MINUTE_MS,
    formOrigins: hosts === undefined ? ORIGINS : [hosts.page],
    async start(attempt) {
      // an amount that Fiuu cannot be asked for fails here, and not on the page
      amountAt(attempt);
      return { status: 'requiresAction', hasForm: true };
    },
    form: (attempt, context) => paymentForm(attempt, context, hosts),
    async status(attempt, account) {
      return (await readOrder(connect, account, attempt)).status;
    },
    async cancel(attempt, account) {
      const { status } = await readOrder(connect, account, attempt);
      if (status.status === 'paid') return status;
      // its page cannot be closed: money that comes later is booked all the same, or given back
      return { status: status.status === 'processing' ? 'unknown' : 'cancelled' };
    },
    async refund(refund, account) {
      if (account === undefined) return { status: 'refused', because: 'provider' };
      return giveBack(connect, account, refund);
    },
    async refundStatus(refund, account) {
      return account === undefined ? 'pending' : readRefundStatus(connect, account, refund);
    },
    test: (account) => listChannels(connect, account),
    parse: readWebhook,
  };
}

/** Asks Fiuu which channels an account has; throws if it refuses, which it does for a wrong merchant or verify key. */
async function listChannels(connect: Connect, account: ProviderAccount): Promise<void> {
  const { merchantId = '' } = account.fields;
  const datetime = new Date().toISOString().replace(/\D/g, '').slice(0, 'YYYYMMDDHHmmss'.length);
  const skey = channelsKey(datetime, merchantId, account.secrets.verifyKey ?? '');
  const fields = { merchantID: merchantId, datetime, skey };
  const answer = await connect(account, { host: 'page', path: 'API/chkstat/channel_status.php', fields });
  const status = String(answer.status);
  if (status === 'false') throw new AccountRefusal('Fiuu does not know this merchant ID and verify key.');
  if (status !== 'true') throw new Error('Fiuu has answered without the channels of the account.');
}
