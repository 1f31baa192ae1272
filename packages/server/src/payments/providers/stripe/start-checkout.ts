import type { PaymentAttempt } from '@comanda/contract';
import { MINUTE_MS } from '@comanda/domain';
import type Stripe from 'stripe';
import { leftPage, type ProviderStart, type StartContext, toProviderAmount } from '../../port/index.ts';
import { isRefusal, underKey } from './refusals.ts';

/**
 * Lifetime of Stripe's page from the attempt's creation. Stripe wants at least 30 minutes from the request, a repeated
 * request has to have the same parameters, and an attempt may be started again for 30 minutes.
 */
const PAGE_LIVES_MS = 61 * MINUTE_MS;
const SECOND_MS = 1_000;
const LOCALES: Readonly<Record<string, 'en' | 'zh-HK' | 'zh'>> = {
  en: 'en',
  'zh-hk': 'zh-HK',
  'zh-cn': 'zh',
};

/** Returns the language of Stripe's page. */
export function pageLocale(locale = ''): 'en' | 'zh-HK' | 'zh' | 'auto' {
  return LOCALES[locale] ?? 'auto';
}

/** Opens Stripe's page for an attempt; a refused request ends the attempt. Throws if the outcome is unknown. */
export async function startCheckout(
  client: Stripe,
  attempt: PaymentAttempt,
  context: StartContext,
): Promise<ProviderStart> {
  const { ref = attempt._id } = attempt;
  const params = checkoutOf({ ...attempt, ref }, context);
  try {
    const { id, url } = await underKey(ref, (options) => client.checkout.sessions.create(params, options));
    if (url === null) throw new Error('Stripe has answered without a page');
    return { status: 'requiresAction', redirect: url, providerRef: id };
  } catch (error) {
    if (isRefusal(error)) return { status: 'failed' };
    throw error;
  }
}

/** Returns what Stripe is asked for: one line of amount and tips, in the currency of the bill. */
function checkoutOf(
  attempt: PaymentAttempt & { readonly ref: string },
  { publicUrl, shop, locale = '', savedInfo = false, cardToken }: StartContext,
): Stripe.Checkout.SessionCreateParams {
  const { _id, ref, amount, tips, currency, orderNumber, tableName, returnPath = '/', createdAt } = attempt;
  const name = [shop.name.en, orderNumber ?? tableName].filter(Boolean).join(' · ');
  const back = new URL(returnPath, publicUrl);
  back.searchParams.set('payment', _id);
  return {
    mode: 'payment',
    line_items: [
      {
        quantity: 1,
        price_data: {
          currency: currency.toLowerCase(),
          unit_amount: toProviderAmount(amount + tips, currency),
          product_data: { name },
        },
      },
    ],
    client_reference_id: ref,
    metadata: { ref },
    payment_intent_data: { metadata: { ref }, ...(savedInfo && { setup_future_usage: 'on_session' }) },
    // each card has a customer of its own, so that one can be forgotten without the others
    ...(savedInfo && { customer_creation: 'always' }),
    ...(cardToken !== undefined && {
      customer: cardToken,
      saved_payment_method_options: { allow_redisplay_filters: ['always', 'limited', 'unspecified'] },
    }),
    adaptive_pricing: { enabled: false },
    expires_at: Math.floor((Date.parse(createdAt) + PAGE_LIVES_MS) / SECOND_MS),
    locale: pageLocale(locale),
    success_url: back.href,
    cancel_url: leftPage(back),
  };
}
