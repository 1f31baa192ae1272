import { MINUTE_MS } from '@comanda/domain';
import { decimalAmount, type PaymentProvider } from '../../port/index.ts';
import { CYBERSOURCE_CONFIGURATION } from './configuration.ts';
import { CyberSourceRefusal, createConnect } from './connect.ts';
import { giveBack, readRefundStatus } from './give-back.ts';
import { FORM_ORIGINS, paymentForm } from './payment-form.ts';
import { readAnswer } from './read-answer.ts';
import { search, statusOf } from './search.ts';

const EXPIRES_AFTER_MS = 31 * MINUTE_MS;
/** A name that no payment has. */
const NOBODYS = 'comandatest';

/**
 * Creates the provider CyberSource: the card page of Secure Acceptance Hosted Checkout, opened by a form that is signed
 * when the guest goes there. `address` and `now` are for tests.
 */
export function createCyberSource(address?: string, now?: () => number): PaymentProvider {
  const connect = createConnect(address, now);
  return {
    name: 'cybersource',
    configuration: CYBERSOURCE_CONFIGURATION,
    expiresAfter: EXPIRES_AFTER_MS,
    formOrigins: address === undefined ? FORM_ORIGINS : [address],
    async start({ amount, tips, currency }) {
      // an amount that cannot be written is refused before anybody sees a page
      decimalAmount(amount + tips, currency);
      return { status: 'requiresAction', hasForm: true };
    },
    form: (attempt, context) => paymentForm(attempt, context, address),
    async status({ ref, _id }, account) {
      return statusOf(await search(connect, account, ref ?? _id));
    },
    async cancel({ ref, _id }, account) {
      const found = statusOf(await search(connect, account, ref ?? _id));
      if (found.status === 'paid') return found;
      // nothing closes a page there: money that comes later is booked, and given back if it is too much
      return { status: found.status === 'processing' ? 'unknown' : 'cancelled' };
    },
    async refund(refund, account) {
      if (account === undefined) return { status: 'refused', because: 'provider' };
      return giveBack(connect, account, refund);
    },
    async refundStatus(refund, account) {
      return account === undefined ? 'pending' : readRefundStatus(connect, account, refund);
    },
    async forgetCard(token, account) {
      try {
        await connect(account, `/tms/v2/customers/${encodeURIComponent(token)}`);
      } catch (error) {
        // it is gone already
        if (!(error instanceof CyberSourceRefusal)) throw error;
      }
    },
    async test(account) {
      await search(connect, account, NOBODYS);
    },
    parse: readAnswer,
  };
}
