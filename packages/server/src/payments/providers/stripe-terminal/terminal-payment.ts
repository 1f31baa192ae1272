import type { PaymentAttempt } from '@comanda/contract';
import { currencyOf } from '@comanda/domain';
import type Stripe from 'stripe';
import {
  fromProviderAmount,
  type ProviderCancel,
  type ProviderPaid,
  type ProviderStart,
  type ProviderStatus,
  toProviderAmount,
} from '../../port/index.ts';
import { isRefusal, underKey } from '../stripe/index.ts';

/** An attempt at a reader, with Stripe's id of its payment once that was answered. */
export type ReaderAttempt = Pick<PaymentAttempt, '_id' | 'ref' | 'amount' | 'tips' | 'currency'> & {
  readonly reader?: string;
  readonly providerRef?: string;
};

const CARD = ['latest_charge'];
/** Canada's debit cards, which readers there have to be asked for by name. */
const INTERAC = 'CAD';

/**
 * Returns Stripe's id of an attempt's payment. Asked for under the attempt's name, so that the answer that was lost is
 * given again, and nothing is charged by asking.
 */
export async function intentOf(client: Stripe, attempt: ReaderAttempt): Promise<string> {
  if (attempt.providerRef !== undefined) return attempt.providerRef;
  const { _id, ref = _id, amount, tips } = attempt;
  const { code } = currencyOf(attempt.currency);
  const params: Stripe.PaymentIntentCreateParams = {
    amount: toProviderAmount(amount + tips, code),
    currency: code.toLowerCase(),
    allowed_payment_method_types: code === INTERAC ? ['card_present', 'interac_present'] : ['card_present'],
    capture_method: 'automatic',
    metadata: { ref },
  };
  const { id } = await underKey(ref, (options) => client.paymentIntents.create(params, options));
  return id;
}

/**
 * Shows a payment on its reader, without asking for a tip there. A reader that refuses, as one that is off or busy does,
 * ends the attempt, and nothing can be charged for it any more. Throws if the outcome is unknown.
 */
export async function startAtReader(client: Stripe, attempt: ReaderAttempt): Promise<ProviderStart> {
  const { reader = '', ref = attempt._id } = attempt;
  let intent: string;
  try {
    intent = await intentOf(client, attempt);
  } catch (error) {
    if (isRefusal(error)) return { status: 'failed' };
    throw error;
  }
  try {
    const params = {
      payment_intent: intent,
      process_config: { skip_tipping: true, enable_customer_cancellation: true },
    };
    await underKey(`${ref}-show`, (options) =>
      client.terminal.readers.processPaymentIntent(reader, params, options),
    );
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { status } = await endIntent(client, intent);
    if (status === 'cancelled') return { status: 'failed' };
  }
  return { status: 'requiresAction', providerRef: intent };
}

/**
 * Asks Stripe what has become of a payment at a reader. One that the reader has given up, because the card was declined
 * or the guest cancelled it there, is ended at Stripe before it is reported as failed.
 */
export async function readAtReader(client: Stripe, attempt: ReaderAttempt): Promise<ProviderStatus> {
  const id = await intentOf(client, attempt);
  const intent = await client.paymentIntents.retrieve(id, { expand: CARD });
  if (intent.status !== 'requires_payment_method') return stateOf(intent);
  if (await isShown(client, attempt.reader, id)) return { status: 'open' };
  const ended = await endIntent(client, id);
  if (ended.status === 'paid') return ended;
  return ended.status === 'cancelled' ? { status: 'failed' } : { status: 'open' };
}

/** Ends a payment at Stripe first, so that no card can be charged, and then clears the reader. */
export async function cancelAtReader(client: Stripe, attempt: ReaderAttempt): Promise<ProviderCancel> {
  const id = await intentOf(client, attempt);
  const ended = await endIntent(client, id);
  const { reader } = attempt;
  if (ended.status === 'cancelled' && reader !== undefined && (await isShown(client, reader, id)))
    await client.terminal.readers.cancelAction(reader).catch(() => undefined);
  return ended;
}

/** Resolves with true while a reader waits for the card of a payment. */
async function isShown(client: Stripe, reader: string | undefined, intent: string): Promise<boolean> {
  if (reader === undefined) return false;
  const found = await client.terminal.readers.retrieve(reader);
  if (found.deleted || found.action?.status !== 'in_progress') return false;
  const shown = found.action.process_payment_intent?.payment_intent;
  return (typeof shown === 'string' ? shown : shown?.id) === intent;
}

/** Cancels a payment at Stripe; one that cannot be cancelled any more has been paid, or its bank works on it. */
async function endIntent(client: Stripe, id: string): Promise<ProviderCancel> {
  try {
    await client.paymentIntents.cancel(id);
    return { status: 'cancelled' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const found = stateOf(await client.paymentIntents.retrieve(id, { expand: CARD }));
  if (found.status === 'paid') return found;
  return { status: found.status === 'cancelled' ? 'cancelled' : 'unknown' };
}

function stateOf(intent: Stripe.PaymentIntent): Exclude<ProviderStatus, { status: 'none' }> {
  switch (intent.status) {
    case 'succeeded':
      return { status: 'paid', ...paidOf(intent) };
    case 'canceled':
      return { status: 'cancelled' };
    case 'requires_payment_method':
      return { status: 'open' };
    default:
      return { status: 'processing' };
  }
}

function paidOf({
  id,
  amount_received: amount,
  currency,
  latest_charge,
}: Stripe.PaymentIntent): ProviderPaid {
  const code = currency.toUpperCase();
  const details = typeof latest_charge === 'object' ? latest_charge?.payment_method_details : undefined;
  const { brand, last4 } = details?.card_present ?? details?.interac_present ?? {};
  return {
    amount: fromProviderAmount(amount, code),
    currency: code,
    providerRef: id,
    paymentRef: id,
    ...(brand != null && { brand }),
    ...(last4 != null && { last4 }),
  };
}
