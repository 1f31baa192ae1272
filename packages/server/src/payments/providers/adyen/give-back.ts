import { currencyOf } from '@comanda/domain';
import {
  type ProviderAccount,
  type ProviderRefund,
  type ProviderRefundAnswer,
  toProviderAmount,
} from '../../port/index.ts';
import { AdyenRefusal, type Connect } from './connect.ts';
import { ADYEN_EXPONENTS } from './payment-link.ts';

/** Separator of the names of a payment and its refund in a refund's reference. */
export const REFUND_SEPARATOR = '-';

/**
 * Asks Adyen to give money back; it is accepted at once, and a webhook tells what has become of it. The payment's own
 * reference at Adyen comes with the webhook that reported it: without webhooks Adyen cannot be asked.
 */
export async function giveBack(
  connect: Connect,
  account: ProviderAccount,
  { ref, amount, currency, payment }: ProviderRefund,
): Promise<ProviderRefundAnswer> {
  const { paymentRef } = payment;
  if (paymentRef === undefined) {
    if (account.secrets.hmacKey === undefined) return { status: 'refused', because: 'provider' };
    throw new Error('Adyen has not reported the payment yet.');
  }
  const { code } = currencyOf(currency);
  const body = {
    merchantAccount: account.fields.merchantAccount,
    amount: { value: toProviderAmount(amount, code, ADYEN_EXPONENTS), currency: code },
    reference: `${payment.ref ?? payment._id}${REFUND_SEPARATOR}${ref}`,
  };
  const path = `payments/${encodeURIComponent(paymentRef)}/refunds`;
  try {
    const answer = await connect(account, { method: 'POST', path, body, idempotencyKey: ref });
    const { pspReference }: Record<string, unknown> = Object(answer);
    return { status: 'accepted', ...(typeof pspReference === 'string' && { providerRef: pspReference }) };
  } catch (error) {
    if (error instanceof AdyenRefusal) return { status: 'refused', because: 'provider' };
    throw error;
  }
}
