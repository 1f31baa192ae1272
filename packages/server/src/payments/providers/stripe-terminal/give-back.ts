import type Stripe from 'stripe';
import { type ProviderRefund, type ProviderRefundAnswer, toProviderAmount } from '../../port/index.ts';
import { giveIntentBack, isRefusal, readIntentRefund, underKey } from '../stripe/index.ts';

/**
 * Gives money of a card back that was read at a terminal. Canada's debit cards have to be held to the reader again: the
 * refund is shown there, and comes when the guest does so.
 */
export async function giveBackAtReader(
  client: Stripe,
  intent: string,
  refund: ProviderRefund,
): Promise<ProviderRefundAnswer> {
  const { ref, amount, currency, payment } = refund;
  const { latest_charge: charge } = await client.paymentIntents.retrieve(intent, {
    expand: ['latest_charge'],
  });
  const isDebit = typeof charge === 'object' && charge?.payment_method_details?.type === 'interac_present';
  if (!isDebit || payment.reader === undefined) return giveIntentBack(client, intent, refund);
  const { reader } = payment;
  const known = await readIntentRefund(client, intent, ref);
  if (known === 'done') return { status: 'done' };
  const params = {
    charge: charge.id,
    amount: toProviderAmount(amount, currency),
    metadata: { ref, payment: payment.ref ?? payment._id },
  };
  try {
    await underKey(ref, (options) => client.terminal.readers.refundPayment(reader, params, options));
    return { status: 'accepted' };
  } catch (error) {
    if (isRefusal(error)) return { status: 'refused', because: 'provider' };
    throw error;
  }
}
