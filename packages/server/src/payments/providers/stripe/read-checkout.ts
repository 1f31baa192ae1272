import type Stripe from 'stripe';
import {
  fromProviderAmount,
  type ProviderCancel,
  type ProviderPaid,
  type ProviderStatus,
} from '../../port/index.ts';
import { isRefusal } from './refusals.ts';

const CARD = ['payment_intent.latest_charge'];

/** The fields of Stripe's page that tell what was paid. */
type PaidCheckout = Pick<Stripe.Checkout.Session, 'id' | 'amount_total' | 'currency' | 'payment_intent'>;

/** Returns the money of a page that was paid, in hundredths, and its card if Stripe was asked for it. */
export function paidOf({ id, amount_total, currency, payment_intent }: PaidCheckout): ProviderPaid {
  const code = (currency ?? '').toUpperCase();
  const { brand, last4 } = cardOf(payment_intent);
  return {
    amount: fromProviderAmount(amount_total ?? 0, code),
    currency: code,
    providerRef: id,
    ...(brand != null && { brand }),
    ...(last4 != null && { last4 }),
  };
}

/** Returns the card of a payment whose charge was expanded. */
function cardOf(intent: Stripe.Checkout.Session['payment_intent']) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return { brand: card?.brand, last4: card?.last4 };
}

/** Asks Stripe what has become of its page. */
export async function readCheckout(client: Stripe, id: string): Promise<ProviderStatus> {
  const checkout = await client.checkout.sessions.retrieve(id, { expand: CARD });
  if (checkout.payment_status === 'paid') return { status: 'paid', ...paidOf(checkout) };
  switch (checkout.status) {
    case 'expired':
      return { status: 'cancelled' };
    case 'complete':
      return { status: hasFailed(checkout.payment_intent) ? 'failed' : 'processing' };
    default:
      return { status: 'open' };
  }
}

/** Returns true if the bank has refused a payment that it was taking its time for. */
function hasFailed(intent: Stripe.Checkout.Session['payment_intent']): boolean {
  const status = typeof intent === 'object' ? intent?.status : undefined;
  return status === 'requires_payment_method' || status === 'canceled';
}

/** Closes Stripe's page; one that cannot be closed any more has been paid, or a bank works on it. */
export async function closeCheckout(client: Stripe, id: string): Promise<ProviderCancel> {
  try {
    await client.checkout.sessions.expire(id);
    return { status: 'cancelled' };
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  const found = await readCheckout(client, id);
  if (found.status === 'paid') return found;
  return { status: found.status === 'cancelled' || found.status === 'failed' ? 'cancelled' : 'unknown' };
}
