import type Stripe from 'stripe';
import type { CardSetUpRequest, ProviderCardSetUp } from '../../port/index.ts';
import { isRefusal, underKey } from './refusals.ts';
import { pageLocale } from './start-checkout.ts';

/** Stripe's name for the page in the address that it sends the browser to. */
const PAGE_NAME = '{CHECKOUT_SESSION_ID}';
const CARD = ['setup_intent.payment_method', 'customer'];

/** Opens Stripe's page where a member leaves a card without paying; each card has a customer of its own. */
export async function openCardPage(
  client: Stripe,
  { ref, member, returnTo, cancelTo, locale }: CardSetUpRequest,
): Promise<{ readonly redirect: string }> {
  const metadata = { ref, member };
  const params: Stripe.Checkout.SessionCreateParams = {
    mode: 'setup',
    allowed_payment_method_types: ['card'],
    customer_creation: 'always',
    client_reference_id: ref,
    metadata,
    setup_intent_data: { metadata },
    locale: pageLocale(locale),
    success_url: returnTo(PAGE_NAME),
    cancel_url: cancelTo,
  };
  const { url } = await underKey(ref, (options) => client.checkout.sessions.create(params, options));
  if (url === null) throw new Error('Stripe has answered without a page');
  return { redirect: url };
}

/** Asks Stripe for the card that a page has brought. */
export async function readCardPage(client: Stripe, id: string): Promise<ProviderCardSetUp> {
  const page = await foundPage(client, id);
  const { ref, member } = page?.metadata ?? {};
  if (page === undefined || page.mode !== 'setup' || ref === undefined || member === undefined)
    return { status: 'none' };
  if (page.status === 'open') return { status: 'open' };
  const { customer, setup_intent: intent } = page;
  // a card that was removed here is deleted there with its customer
  const isThere = typeof customer === 'object' && customer !== null && customer.deleted !== true;
  const method = typeof intent === 'object' ? intent?.payment_method : undefined;
  const card = typeof method === 'object' ? method?.card : undefined;
  if (page.status !== 'complete' || !isThere || card === undefined) return { status: 'none' };
  const { brand, last4, exp_year: year, exp_month: month } = card;
  const expiry = `${year}-${String(month).padStart(2, '0')}`;
  return { status: 'kept', ref, member, brand, last4, saved: { token: customer.id, expiry } };
}

async function foundPage(client: Stripe, id: string): Promise<Stripe.Checkout.Session | undefined> {
  try {
    return await client.checkout.sessions.retrieve(id, { expand: CARD });
  } catch (error) {
    if (isRefusal(error)) return undefined;
    throw error;
  }
}
