import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../opened.ts';
import type { Answer, Json } from './answers.ts';
import { invalid, missing } from './answers.ts';
import { type Form, formOf } from './forms.ts';
import { createPages } from './pages.ts';
import { createReaders } from './readers.ts';
import { createRecords } from './records.ts';
import { createRefunds } from './refunds.ts';
import { signedEvent } from './signature.ts';

/*
 * Stripe as its documentation describes it, written without a line of the adapter or of Stripe's library: form-encoded
 * requests, `Authorization: Bearer`, `Idempotency-Key` with replay, `expand`, errors with type, code and param, and
 * webhooks signed here, which are sent when the test says so: late, twice, in another order or never.
 */

type Remembered = { readonly request: string; readonly answer: Answer };
/** A fault to answer the next request with: the work is done or not, and the answer is lost or an error of the server. */
export type StripeFault = 'lostAnswer' | 'serverError' | 'noConnection' | 'rateLimit';

/** Moment of a request: it comes, its work is done but not answered, or it was answered. */
export type StripeMoment = 'comes' | 'done' | 'answered';
/** Acts at a moment of a request before the simulator goes on; a request that is `lost` as it comes does no work. */
export type MeetStripe = (
  moment: StripeMoment,
  request: { readonly method: string; readonly path: string },
) => Promise<'lost' | undefined>;

export type StripeSimulator = Awaited<ReturnType<typeof startStripeSimulator>>;

/** Starts a simulator of Stripe for one test account; `now` is its clock in milliseconds. */
export async function startStripeSimulator({
  now,
  meet = async () => undefined,
}: {
  readonly now: () => number;
  readonly meet?: MeetStripe;
}) {
  const secretKey = `sk_test_${randomBytes(12).toString('hex')}`;
  const webhookSecret = `whsec_${randomBytes(16).toString('hex')}`;
  const records = createRecords(now);
  const { checkouts, intents, charges, customers, refunds, settings, seconds, happen, takeEvents } = records;
  const { createCheckout, expireCheckout, readCheckout, passTime, pageOf, ...guest } = createPages(records);
  const { createRefund, listRefunds, failRefund, refundByHand } = createRefunds(records);
  const { createIntent, readIntent, cancelIntent, workReader, ...readers } = createReaders(records);
  const remembered = new Map<string, Remembered>();
  const faults: (StripeFault | undefined)[] = [];
  const requests: { method: string; path: string; key: string | undefined; form: Form }[] = [];

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
    if (route === 'DELETE customers')
      return customers.delete(id)
        ? { status: 200, body: { id, object: 'customer', deleted: true } }
        : missing('customer', id);
    if (resource === 'payment_intents') {
      if (method === 'GET') return readIntent(id, query);
      return verb === 'cancel' ? cancelIntent(id) : createIntent(form);
    }
    if (resource === 'terminal') return workReader(method, verb, more, form);
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
    if ((await meet('comes', { method, path })) === 'lost') return void request.socket.destroy();
    const fault = faults.shift() ?? undefined;
    if (fault === 'noConnection') return void request.socket.destroy();
    if (fault === 'rateLimit')
      return send(response, {
        status: 429,
        body: { error: { type: 'invalid_request_error', code: 'rate_limit' } },
      });
    const given = headers.authorization?.replace(/^Bearer /, '') ?? '';
    if (given !== secretKey || settings.isRevoked) {
      const message = `Invalid API Key provided: ${given.slice(0, 7)}****${given.slice(-4)}`;
      return send(response, { status: 401, body: { error: { type: 'invalid_request_error', message } } });
    }
    const isForm = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
    if (raw !== '' && !isForm) return send(response, invalid(undefined, undefined, 'Send a form'));
    const answer = answered({ method, path, raw, key, query, fault });
    if (fault === 'lostAnswer') return void request.socket.destroy();
    await meet('done', { method, path });
    send(response, answer);
    await meet('answered', { method, path });
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closeAfterTest({
    async close() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  });

  return {
    secretKey,
    webhookSecret,
    address: { host: '127.0.0.1', port: (server.address() as AddressInfo).port, protocol: 'http' as const },
    ...{
      settings,
      requests,
      checkouts,
      charges,
      customers,
      intents,
      refunds,
      happen,
      takeEvents,
      failRefund,
      refundByHand,
      ...guest,
      ...readers,
    },
    /** Returns an event as Stripe posts it, signed with this account's secret now, unless told otherwise. */
    posted: (event: Json, { secret = webhookSecret, at = seconds() } = {}) =>
      signedEvent(event, { secret, at }),
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
