import { randomBytes } from 'node:crypto';
import { type Answer, invalid, type Json, missing, unknownParameter } from './answers.ts';
import { at, type Form, text } from './forms.ts';
import type { Charge, Checkout, Intent, StripeRecords } from './records.ts';

const SETUP_PARAMS = new Set([
  ...['mode', 'allowed_payment_method_types', 'customer_creation', 'client_reference_id', 'metadata'],
  ...['setup_intent_data', 'locale', 'success_url', 'cancel_url'],
]);
const CREATE_PARAMS = new Set([
  'mode',
  'line_items',
  'client_reference_id',
  'metadata',
  'payment_intent_data',
  'adaptive_pricing',
  'expires_at',
  'locale',
  'success_url',
  'cancel_url',
  'customer',
  'customer_creation',
  'saved_payment_method_options',
  'submit_type',
]);
/** The smallest charge in some currencies, in their smallest unit. */
const LEAST: Readonly<Record<string, number>> = { hkd: 400, usd: 50, sgd: 50, jpy: 50, myr: 200, thb: 1000 };
const MIN_PAGE_SECONDS = 30 * 60;
const MAX_PAGE_SECONDS = 24 * 60 * 60;

/** Creates the hosted pages of an account, and the hands of the guest and the bank at them. */
export function createPages(records: StripeRecords) {
  const { checkouts, intents, charges, customers, settings, seconds, newId, happen } = records;

  /** Pages where a card is left without paying, by id. */
  const setUps = new Map<string, Json & { id: string; status: string }>();

  function createSetUp(form: Form): Answer {
    for (const name of Object.keys(form)) if (!SETUP_PARAMS.has(name)) return unknownParameter(name);
    if (text(at(form, 'allowed_payment_method_types'), '0') !== 'card')
      return invalid('currency', 'parameter_missing', 'currency or allowed_payment_method_types is required');
    for (const name of ['success_url', 'cancel_url'])
      if (!URL.canParse(text(form, name))) return invalid(name, 'url_invalid', 'Not a valid URL');
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const page = {
      ...{ id, object: 'checkout.session', url: `https://checkout.stripe.com/c/pay/${id}`, mode: 'setup' },
      ...{ status: 'open', payment_status: 'no_payment_required', amount_total: null, currency: null },
      ...{ livemode: settings.livemode, payment_intent: null, setup_intent: null, customer: null },
      metadata: at(form, 'metadata'),
      success_url: text(form, 'success_url'),
      locale: text(form, 'locale'),
    };
    setUps.set(id, page);
    return { status: 200, body: page };
  }

  /** Returns a page where a card is left, with what is asked for in place of ids. */
  function readSetUp(page: Json, query: URLSearchParams): Answer {
    const expanded = [...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
    const customer = String(page.customer);
    const known = customers.has(customer)
      ? { id: customer, object: 'customer' }
      : { id: customer, object: 'customer', deleted: true };
    const card = { brand: 'visa', last4: '4242', exp_month: 3, exp_year: 2031 };
    const intent = { id: page.setup_intent, object: 'setup_intent', payment_method: { type: 'card', card } };
    return {
      status: 200,
      body: {
        ...page,
        ...(page.customer !== null && expanded.includes('customer') && { customer: known }),
        ...(page.setup_intent !== null &&
          expanded.includes('setup_intent.payment_method') && { setup_intent: intent }),
      },
    };
  }

  function createCheckout(form: Form): Answer {
    if (text(form, 'mode') === 'setup') return createSetUp(form);
    for (const name of Object.keys(form)) if (!CREATE_PARAMS.has(name)) return unknownParameter(name);
    const line = at(form, 'line_items', '0');
    const price = at(line, 'price_data');
    const currency = text(price, 'currency');
    const amount = Number(text(price, 'unit_amount')) * Number(text(line, 'quantity'));
    const expiresAt = Number(text(form, 'expires_at') || seconds() + MAX_PAGE_SECONDS);
    if (text(form, 'mode') !== 'payment') return invalid('mode', 'parameter_missing', 'mode is required');
    if (currency !== currency.toLowerCase() || !/^[a-z]{3}$/.test(currency))
      return invalid('line_items[0][price_data][currency]', 'invalid_currency', 'Invalid currency');
    if (!Number.isSafeInteger(amount) || amount <= 0)
      return invalid(
        'line_items[0][price_data][unit_amount]',
        'parameter_invalid_integer',
        'Invalid integer',
      );
    if (amount < (LEAST[currency] ?? 1))
      return invalid('amount', 'amount_too_small', 'The Checkout Session’s total amount is too small');
    for (const name of ['success_url', 'cancel_url'])
      if (!URL.canParse(text(form, name))) return invalid(name, 'url_invalid', 'Not a valid URL');
    if (expiresAt < seconds() + MIN_PAGE_SECONDS || expiresAt > seconds() + MAX_PAGE_SECONDS)
      return invalid('expires_at', 'parameter_invalid', 'expires_at must be 30 minutes to 24 hours from now');
    const customer = text(form, 'customer') || null;
    if (customer !== null && !customers.has(customer)) return missing('customer', customer);
    if (customer !== null && form.customer_creation !== undefined)
      return invalid('customer_creation', 'parameter_invalid', 'Not together with customer');
    const id = `cs_test_${randomBytes(12).toString('hex')}`;
    const checkout: Checkout = {
      id,
      object: 'checkout.session',
      url: `https://checkout.stripe.com/c/pay/${id}`,
      mode: 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_subtotal: amount,
      amount_total: amount,
      currency,
      livemode: settings.livemode,
      created: seconds(),
      expires_at: expiresAt,
      client_reference_id: text(form, 'client_reference_id') || null,
      metadata: at(form, 'metadata'),
      payment_intent: null,
      customer,
      creates_customer: text(form, 'customer_creation') === 'always',
      setup_future_usage: text(at(form, 'payment_intent_data'), 'setup_future_usage') || null,
      intent_metadata: at(at(form, 'payment_intent_data'), 'metadata'),
      success_url: text(form, 'success_url'),
      cancel_url: text(form, 'cancel_url'),
      locale: text(form, 'locale'),
    };
    checkouts.set(id, checkout);
    return { status: 200, body: checkout };
  }

  /** Ends the pages whose time is over, as Stripe does by itself. */
  function passTime(): void {
    for (const checkout of checkouts.values())
      if (checkout.status === 'open' && checkout.expires_at <= seconds()) expire(checkout);
  }

  function expire(checkout: Checkout): void {
    Object.assign(checkout, { status: 'expired', url: null });
    happen('checkout.session.expired', checkout);
  }

  function expireCheckout(id: string): Answer {
    const checkout = checkouts.get(id);
    if (checkout === undefined) return missing('checkout.session', id);
    if (checkout.status !== 'open')
      return invalid(
        undefined,
        undefined,
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of ${checkout.status}.`,
      );
    expire(checkout);
    return { status: 200, body: checkout };
  }

  function readCheckout(id: string, query: URLSearchParams): Answer {
    const setUp = setUps.get(id);
    if (setUp !== undefined) return readSetUp(setUp, query);
    const checkout = checkouts.get(id);
    if (checkout === undefined) return missing('checkout.session', id);
    const expanded = [...query].filter(([name]) => name.startsWith('expand')).map(([, value]) => value);
    const intent = intents.get(checkout.payment_intent ?? '');
    const wantsCharge = expanded.includes('payment_intent.latest_charge');
    if (intent === undefined || !(wantsCharge || expanded.includes('payment_intent')))
      return { status: 200, body: checkout };
    const charge = charges.get(String(intent.latest_charge));
    const body = {
      ...checkout,
      payment_intent: wantsCharge && charge ? { ...intent, latest_charge: charge } : intent,
    };
    return { status: 200, body };
  }

  function pageOf(id: string): Checkout {
    passTime();
    const checkout = checkouts.get(id.slice(id.lastIndexOf('/') + 1));
    if (checkout === undefined) throw new Error(`no such page: ${id}`);
    return checkout;
  }

  /** Puts the guest's money on a page; `status` of the payment is what its bank has said so far. */
  function complete(checkout: Checkout, status: 'succeeded' | 'processing'): void {
    if (checkout.status !== 'open') throw new Error(`the page is ${checkout.status}`);
    const intent = intentOf(checkout);
    Object.assign(intent, { status });
    Object.assign(checkout, { status: 'complete', url: null });
    if (checkout.creates_customer === true) {
      checkout.customer = newId('cus');
      customers.add(String(checkout.customer));
    }
    if (status === 'succeeded') charge(checkout, intent);
    happen('checkout.session.completed', checkout);
  }

  function intentOf(checkout: Checkout): Intent {
    const known = intents.get(checkout.payment_intent ?? '');
    if (known !== undefined) return known;
    const { amount_total: amount, currency, intent_metadata: metadata } = checkout;
    const intent: Intent = {
      ...{ id: newId('pi'), object: 'payment_intent', amount, currency, latest_charge: null },
      metadata: metadata as Json,
      status: 'requires_payment_method',
      setup_future_usage: checkout.setup_future_usage,
    };
    intents.set(intent.id, intent);
    checkout.payment_intent = intent.id;
    return intent;
  }

  function charge(checkout: Checkout, intent: Intent): void {
    const made: Charge = {
      id: newId('ch'),
      object: 'charge',
      amount: checkout.amount_total,
      amount_refunded: 0,
      currency: checkout.currency,
      payment_intent: intent.id,
      metadata: intent.metadata,
      payment_method_details: {
        type: 'card',
        card: {
          ...{ brand: 'visa', last4: '4242', wallet: { type: 'apple_pay' } },
          ...{ exp_month: 3, exp_year: 2031 },
        },
      },
    };
    charges.set(made.id, made);
    Object.assign(intent, { latest_charge: made.id, status: 'succeeded' });
    checkout.payment_status = 'paid';
    happen('charge.succeeded', made);
    happen('payment_intent.succeeded', intent);
  }

  return {
    ...{ createCheckout, expireCheckout, readCheckout, passTime, pageOf },
    /** Leaves a card on a page without paying; returns where the browser goes then. */
    leaveCard(url: string): string {
      const page = setUps.get(url.slice(url.lastIndexOf('/') + 1));
      if (page?.status !== 'open') throw new Error(`no such page is open: ${url}`);
      const customer = newId('cus');
      customers.add(customer);
      Object.assign(page, { status: 'complete', url: null, customer, setup_intent: newId('seti') });
      happen('checkout.session.completed', page);
      return String(page.success_url).replace('{CHECKOUT_SESSION_ID}', page.id);
    },
    pay: (id: string) => complete(pageOf(id), 'succeeded'),
    /** Pays by a method whose bank answers days later. */
    payLater: (id: string) => complete(pageOf(id), 'processing'),
    bankAnswers(id: string, isPaid: boolean) {
      const checkout = pageOf(id);
      const intent = intentOf(checkout);
      if (isPaid) charge(checkout, intent);
      else Object.assign(intent, { status: 'requires_payment_method' });
      happen(`checkout.session.async_payment_${isPaid ? 'succeeded' : 'failed'}`, checkout);
    },
    /** Has a card declined; the page stays open for another. */
    decline(id: string) {
      happen('payment_intent.payment_failed', intentOf(pageOf(id)));
    },
  };
}
