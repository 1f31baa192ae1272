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
type PaidCheckout = Pick<
  Stripe.Checkout.Session,
  'id' | 'amount_total' | 'currency' | 'payment_intent' | 'customer'
>;

/** Returns the money of a page that was paid, in hundredths, and its card if Stripe was asked for it. */
export function paidOf({ id, amount_total, currency, payment_intent, customer }: PaidCheckout): ProviderPaid {
  const code = (currency ?? '').toUpperCase();
  const card = cardOf(payment_intent);
  const { brand, last4 } = card;
  const isSaved = typeof payment_intent === 'object' && payment_intent?.setup_future_usage === 'on_session';
  const paymentRef = typeof payment_intent === 'string' ? payment_intent : payment_intent?.id;
  const token = typeof customer === 'string' ? customer : customer?.id;
  return {
    amount: fromProviderAmount(amount_total ?? 0, code),
    currency: code,
    providerRef: id,
    ...(paymentRef !== undefined && { paymentRef }),
    ...(brand != null && { brand }),
    ...(last4 != null && { last4 }),
    ...(isSaved && token !== undefined && { saved: { token, ...expiryOf(card) } }),
  };
}

/** Returns the last month of a card: `2031-12`. */
function expiryOf({
  year,
  month,
}: {
  readonly year?: number | undefined;
  readonly month?: number | undefined;
}) {
  return year === undefined || month === undefined
    ? {}
    : { expiry: `${year}-${String(month).padStart(2, '0')}` };
}

/** Returns the card of a payment whose charge was expanded. */
function cardOf(intent: Stripe.Checkout.Session['payment_intent']) {
  const charge = typeof intent === 'object' ? intent?.latest_charge : undefined;
  const card = typeof charge === 'object' ? charge?.payment_method_details?.card : undefined;
  return { brand: card?.brand, last4: card?.last4, year: card?.exp_year, month: card?.exp_month };
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
