import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from './opened.ts';

/*
 * Stripe as its documentation describes it, written without a line of the adapter or of Stripe's library: form-encoded
 * requests, `Authorization: Bearer`, `Idempotency-Key` with replay, `expand`, errors with type, code and param, and
 * webhooks signed here, which are sent when the test says so: late, twice, in another order or never.
 */

type Form = { readonly [name: string]: string | Form };
type Json = Record<string, unknown>;
type Answer = { readonly status: number; readonly body: Json };
type Remembered = { readonly request: string; readonly answer: Answer };
/** A fault to answer the next request with: the work is done or not, and the answer is lost or an error of the server. */
export type StripeFault = 'lostAnswer' | 'serverError' | 'noConnection' | 'rateLimit';

type Checkout = Json & {
  id: string;
  url: string | null;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid';
  amount_total: number;
  currency: string;
  expires_at: number;
  payment_intent: string | null;
  metadata: Json;
};
type Intent = Json & { id: string; status: string; amount: number; currency: string; metadata: Json };
type Charge = Json & { id: string; amount: number; amount_refunded: number; payment_intent: string };
type RefundObject = Json & { id: string; amount: number; status: string; payment_intent: string };
type SimulatorEvent = Json & { id: string; type: string };

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
  'submit_type',
]);
const REFUND_PARAMS = new Set(['payment_intent', 'charge', 'amount', 'metadata', 'reason']);
/** The smallest charge in some currencies, in their smallest unit. */
const LEAST: Readonly<Record<string, number>> = { hkd: 400, usd: 50, sgd: 50, jpy: 50, myr: 200, thb: 1000 };
const MIN_PAGE_SECONDS = 30 * 60;
const MAX_PAGE_SECONDS = 24 * 60 * 60;

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>;

/** Starts a simulator of Stripe for one test account; `now` is its clock in milliseconds. */
export async function startStripeSimulator({ now }: { readonly now: () => number }) {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const checkouts = new Map<string, Checkout>();
  const intents = new Map<string, Intent>();
  const charges = new Map<string, Charge>();
  const refunds = new Map<string, RefundObject>();
  const remembered = new Map<string, Remembered>();
  const faults: (StripeFault | undefined)[] = [];
  const requests: { method: string; path: string; key: string | undefined; form: Form }[] = [];
  /** Events that were not sent yet, the oldest first. */
  const waiting: SimulatorEvent[] = [];
  const settings = { refundStatus: 'succeeded', livemode: false, balance: Number.POSITIVE_INFINITY };

  const seconds = () => Math.floor(now() / 1000);
  const newId = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`;

  function happen(type: string, object: Json): SimulatorEvent {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: '2026-10-28.endive',
      created: seconds(),
      livemode: settings.livemode,
      pending_webhooks: 1,
      type,
      data: { object: structuredClone(object) },
    };
    waiting.push(event);
    return event;
  }

  function createCheckout(form: Form): Answer {
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

  function createRefund(form: Form): Answer {
    for (const name of Object.keys(form)) if (!REFUND_PARAMS.has(name)) return unknownParameter(name);
    const intent = intents.get(text(form, 'payment_intent'));
    if (intent === undefined) return missing('payment_intent', text(form, 'payment_intent'));
    const charge = charges.get(String(intent.latest_charge));
    if (charge === undefined)
      return invalid('payment_intent', undefined, 'This PaymentIntent has no charge.');
    const left = charge.amount - charge.amount_refunded;
    if (left === 0)
      return invalid(undefined, 'charge_already_refunded', `Charge ${charge.id} has already been refunded.`);
    const amount = text(form, 'amount') === '' ? left : Number(text(form, 'amount'));
    if (!Number.isSafeInteger(amount) || amount <= 0)
      return invalid('amount', 'parameter_invalid_integer', 'Invalid');
    if (amount > left)
      return invalid(
        'amount',
        'amount_too_large',
        'Refund amount is greater than unrefunded amount on charge',
      );
    if (amount > settings.balance)
      return invalid(undefined, 'balance_insufficient', 'Insufficient funds in your Stripe balance');
    return { status: 200, body: refund(charge, amount, at(form, 'metadata')) };
  }

  function refund(charge: Charge, amount: number, metadata: Json): RefundObject {
    const made: RefundObject = {
      id: newId('re'),
      object: 'refund',
      amount,
      charge: charge.id,
      created: seconds(),
      currency: charge.currency,
      metadata,
      payment_intent: charge.payment_intent,
      status: settings.refundStatus,
    };
    refunds.set(made.id, made);
    if (made.status !== 'failed') charge.amount_refunded += amount;
    happen('refund.created', made);
    happen('charge.refunded', charge);
    return made;
  }

  function listRefunds(query: URLSearchParams): Answer {
    const data = [...refunds.values()]
      .filter(({ payment_intent: intent }) => intent === query.get('payment_intent'))
      .toReversed()
      .slice(0, Number(query.get('limit') ?? 10));
    return { status: 200, body: { object: 'list', url: '/v1/refunds', has_more: false, data } };
  }

  function work(method: string, path: string, form: Form, query: URLSearchParams): Answer {
    passTime();
    const [, , resource = '', id = '', verb = '', more = ''] = path.split('/');
    const route = `${method} ${resource}`;
    if (route === 'GET balance')
      return {
        status: 200,
        body: { object: 'balance', livemode: settings.livemode, available: [], pending: [] },
      };
    if (route === 'POST refunds' && id === '') return createRefund(form);
    if (route === 'GET refunds' && id === '') return listRefunds(query);
    if (resource === 'checkout' && id === 'sessions') {
      if (method === 'POST' && verb === '') return createCheckout(form);
      if (method === 'POST' && more === 'expire') return expireCheckout(verb);
      if (method === 'GET' && verb !== '') return readCheckout(verb, query);
    }
    return {
      status: 404,
      body: { error: { type: 'invalid_request_error', message: 'Unrecognized request URL' } },
    };
  }

  /** Does the work of a key once, and answers the same for a day, faults of the server included. */
  function answered(request: {
    readonly method: string;
    readonly path: string;
    readonly raw: string;
    readonly key: string | undefined;
    readonly query: URLSearchParams;
    readonly fault: StripeFault | undefined;
  }): Answer & { readonly isReplayed?: true } {
    const { method, path, raw, key, query, fault } = request;
    const known = key === undefined ? undefined : remembered.get(key);
    if (known !== undefined) {
      if (known.request === `${path}?${raw}`) return { ...known.answer, isReplayed: true };
      const message = 'Keys for idempotent requests can only be used with the same parameters.';
      return { status: 400, body: { error: { type: 'idempotency_error', message } } };
    }
    const isFaulty = fault === 'serverError';
    const answer: Answer = isFaulty
      ? { status: 500, body: { error: { type: 'api_error', message: 'An unexpected error occurred' } } }
      : work(method, path, formOf(raw), query);
    if (key !== undefined) remembered.set(key, { request: `${path}?${raw}`, answer });
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', headers } = request;
    const { pathname: path, searchParams: query } = new URL(request.url ?? '/', 'http://stripe');
    const raw = await bodyOf(request);
    const key = headers['idempotency-key'] as string | undefined;
    requests.push({ method, path, key, form: formOf(raw) });
    const fault = faults.shift() ?? undefined;
    if (fault === 'noConnection') return void request.socket.destroy();
    if (fault === 'rateLimit')
      return send(response, {
        status: 429,
        body: { error: { type: 'invalid_request_error', code: 'rate_limit' } },
      });
    const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (given !== secretKey) {
      const message = `Invalid API Key provided: ${given.slice(0, 7)}****${given.slice(-4)}`;
      return send(response, { status: 401, body: { error: { type: 'invalid_request_error', message } } });
    }
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (raw !== '' && !isForm) return send(response, invalid(undefined, undefined, 'Send a form'));
    const answer = answered({ method, path, raw, key, query, fault });
    if (fault === 'lostAnswer') return void request.socket.destroy();
    send(response, answer);
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest({
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });

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
        card: { brand: 'visa', last4: '4242', wallet: { type: 'apple_pay' } },
      },
    };
    charges.set(made.id, made);
    Object.assign(intent, { latest_charge: made.id, status: 'succeeded' });
    checkout.payment_status = 'paid';
    happen('charge.succeeded', made);
    happen('payment_intent.succeeded', intent);
  }

  /** Returns an event as Stripe posts it: its body, and the header that signs it at the given moment. */
  function posted(event: Json, { secret = webhookSecret, at: moment = seconds() } = {}) {
    const rawBody = JSON.stringify(event, null, 2);
    const v1 = createHmac('sha256', secret).update(`${moment}.${rawBody}`, 'utf8').digest('hex');
    const old = createHmac('sha256', 'whsec_of_the_other_one').update(rawBody).digest('hex');
    return { rawBody, headers: { 'stripe-signature': `t=${moment},v1=${old},v1=${v1},v0=${old}` } };
  }

  return {
    secretKey,
    webhookSecret,
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' as const },
    settings,
    requests,
    checkouts,
    charges,
    refunds,
    posted,
    /**
     * Answers the next requests with these faults; undefined answers one properly. A client repeats a request once whose
     * connection has closed, so those faults count twice.
     */
    fail: (...next: (StripeFault | undefined)[]) =>
      void faults.push(
        ...next.flatMap((fault) =>
          fault === 'lostAnswer' || fault === 'noConnection' ? [fault, fault] : [fault],
        ),
      ),
    /** Forgets every key, as Stripe does after a day. */
    forgetKeys: () => remembered.clear(),
    page: pageOf,
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
    /** Has a bank send a refund back that was accepted. */
    failRefund(id: string) {
      const made = refunds.get(id);
      if (made === undefined) throw new Error('no such refund');
      made.status = 'failed';
      const paid = [...charges.values()].find(({ id: of }) => of === made.charge);
      if (paid !== undefined) paid.amount_refunded -= made.amount;
      happen('refund.updated', made);
      happen('refund.failed', made);
    },
    /** Returns the events that happened since the last call, the oldest first. */
    takeEvents: () => waiting.splice(0),
    happen,
  };
}

function send(
  response: ServerResponse,
  { status, body, isReplayed }: Answer & { readonly isReplayed?: true },
): void {
  const replayed = isReplayed ? { 'idempotent-replayed': 'true' } : {};
  response.writeHead(status, {
    'content-type': 'application/json',
    'request-id': `req_${randomBytes(6).toString('hex')}`,
    ...replayed,
  });
  response.end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

/** Parses `a[b][0][c]=d` into nested objects. */
function formOf(raw: string): Form {
  const form: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(raw)) {
    const keys = name.split(/[[\]]+/).filter((key) => key !== '');
    let here = form;
    for (const key of keys.slice(0, -1)) {
      here[key] ??= {};
      here = here[key] as Record<string, unknown>;
    }
    here[keys.at(-1) ?? name] = value;
  }
  return form as Form;
}

function at(form: Form, ...names: readonly string[]): Form {
  let here = form;
  for (const name of names) {
    const next = here[name];
    here = typeof next === 'object' ? next : {};
  }
  return here;
}

function text(form: Form, name: string): string {
  const value = form[name];
  return typeof value === 'string' ? value : '';
}

function invalid(param: string | undefined, code: string | undefined, message: string): Answer {
  return { status: 400, body: { error: { type: 'invalid_request_error', message, param, code } } };
}

function missing(object: string, id: string): Answer {
  const message = `No such ${object}: '${id}'`;
  return {
    status: 404,
    body: { error: { type: 'invalid_request_error', code: 'resource_missing', message } },
  };
}

function unknownParameter(param: string): Answer {
  return invalid(param, 'parameter_unknown', `Received unknown parameter: ${param}`);
}
