import type Stripe from 'stripe';
import {
  type ProviderRefund,
  type ProviderRefundAnswer,
  type ProviderRefundStatus,
  toProviderAmount,
} from '../../port/index.ts';
import { isRefusal, refusalCode, underKey } from './refusals.ts';

/** Refunds of one payment that are looked through for one that was made before. */
const MAX_LISTED = 100;

/**
 * Gives money of a page back. A refund of the same name that Stripe has already made is answered instead of making
 * another, because Stripe forgets keys after a day and repeats its own faults under them.
 */
export async function giveBack(client: Stripe, refund: ProviderRefund): Promise<ProviderRefundAnswer> {
  const intent = await intentOf(client, refund.payment.providerRef);
  return intent === undefined
    ? { status: 'refused', because: 'provider' }
    : giveIntentBack(client, intent, refund);
}

/** Gives money of a payment back, as `giveBack`. */
export async function giveIntentBack(
  client: Stripe,
  intent: string,
  { ref, amount, currency, payment }: ProviderRefund,
): Promise<ProviderRefundAnswer> {
  const params = {
    payment_intent: intent,
    amount: toProviderAmount(amount, currency),
    metadata: { ref, payment: payment.ref ?? payment._id },
  };
  try {
    const made = await underKey(
      ref,
      async (options) =>
        (await findRefund(client, intent, ref)) ?? (await client.refunds.create(params, options)),
    );
    return answerOf(made);
  } catch (error) {
    if (isRefusal(error)) return { status: 'refused', because: obstacleOf(error) };
    throw error;
  }
}

/** Asks Stripe what has become of a refund that it has accepted. */
export async function readRefundStatus(
  client: Stripe,
  { ref, payment }: ProviderRefund,
): Promise<ProviderRefundStatus> {
  const intent = await intentOf(client, payment.providerRef);
  return intent === undefined ? 'pending' : readIntentRefund(client, intent, ref);
}

/** Asks Stripe what has become of a refund of a payment, by our name of it. */
export async function readIntentRefund(
  client: Stripe,
  intent: string,
  ref: string,
): Promise<ProviderRefundStatus> {
  const made = await findRefund(client, intent, ref);
  const answer = made && answerOf(made);
  if (answer?.status === 'done') return 'done';
  return answer?.status === 'refused' ? 'failed' : 'pending';
}

async function intentOf(client: Stripe, checkout: string | undefined): Promise<string | undefined> {
  if (checkout === undefined) return undefined;
  const { payment_intent: intent } = await client.checkout.sessions.retrieve(checkout);
  return typeof intent === 'object' ? intent?.id : intent;
}

async function findRefund(client: Stripe, intent: string, ref: string): Promise<Stripe.Refund | undefined> {
  const { data } = await client.refunds.list({ payment_intent: intent, limit: MAX_LISTED });
  return data.find(({ metadata }) => metadata?.ref === ref);
}

function answerOf({ id, status }: Stripe.Refund): ProviderRefundAnswer {
  switch (status) {
    case 'succeeded':
      return { status: 'done', providerRef: id };
    case 'failed':
    case 'canceled':
      return { status: 'refused', because: 'provider' };
    default:
      return { status: 'accepted', providerRef: id };
  }
}

/** Returns why Stripe gives nothing back: the money is not on the account yet, or another reason of its own. */
function obstacleOf(error: unknown): 'notSettled' | 'provider' {
  const code = refusalCode(error);
  return code === 'balance_insufficient' || code === 'insufficient_funds' ? 'notSettled' : 'provider';
}
