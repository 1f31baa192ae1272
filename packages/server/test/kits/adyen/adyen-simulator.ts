import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../opened.ts';

/*
 * Adyen's Checkout interface and its webhooks as its documentation describes them, written without a line of the adapter:
 * JSON requests under `X-API-Key`, `Idempotency-Key` with replay, payment links, refunds that are accepted at once, and
 * notifications signed here, which are sent when the test says so: late, twice, in another order or never.
 */

type Json = Readonly<Record<string, unknown>>;
type Answer = { readonly status: number; readonly body: Json; readonly isTransient?: true };
type Money = { readonly value: number; readonly currency: string };
type Link = {
  readonly id: string;
  readonly url: string;
  readonly reference: string;
  readonly amount: Money;
  readonly expiresAt: string;
  readonly request: Json;
  status: 'active' | 'completed' | 'paymentPending' | 'expired';
};
type Charge = { readonly psp: string; readonly reference: string; readonly amount: Money; refunded: number };
type Item = Record<string, unknown>;
/** A fault to answer the next request with: the work is done and its answer lost, or an error of the server. */
type Fault = 'lostAnswer' | 'serverError' | 'transient';

const NO_LINK: Answer = {
  status: 404,
  body: { status: 404, errorCode: '702', message: 'Payment link not found', errorType: 'validation' },
};

function invalid(message: string, errorCode = '702'): Answer {
  return { status: 422, body: { status: 422, errorCode, message, errorType: 'validation' } };
}

/** Starts a simulator of Adyen for one test account. */
export async function startAdyenSimulator({ now }: { readonly now: () => number }) {
  const apiKey = randomBytes(24).toString('base64url');
  const hmacKey = randomBytes(32).toString('hex').toUpperCase();
  const [merchantAccount, webhookUser, webhookPassword] = ['HarbourECOM', 'adyen', 'a password of theirs'];
  const links = new Map<string, Link>();
  const charges = new Map<string, Charge>();
  const remembered = new Map<string, { readonly request: string; readonly answer: Answer }>();
  const requests: { readonly method: string; readonly path: string; readonly key: string | undefined }[] = [];
  /** The key is refused once the merchant has revoked it. */
  const settings = { isRevoked: false };
  const faults: Fault[] = [];
  const happened: Item[] = [];
  let counter = 0;
  const nextPsp = () => {
    counter += 1;
    return `88${String(counter).padStart(14, '0')}`;
  };

  function note(item: Item): void {
    happened.push({
      merchantAccountCode: merchantAccount,
      eventDate: new Date(now()).toISOString(),
      paymentMethod: 'visa',
      success: 'true',
      ...item,
    });
  }

  function createLink(body: Json): Answer {
    const { reference, amount, expiresAt, returnUrl } = body as Partial<Link> & { returnUrl?: string };
    if (typeof reference !== 'string' || reference.length > 80) return invalid('Reference Missing', '130');
    if (!Number.isInteger(amount?.value) || Number(amount?.value) <= 0)
      return invalid('Invalid amount', '137');
    if (!/^[A-Z]{3}$/.test(amount?.currency ?? '')) return invalid('Unsupported currency specified', '138');
    if (expiresAt === undefined || !(Date.parse(expiresAt) > now())) return invalid('expiresAt is invalid');
    if (returnUrl === undefined || !URL.canParse(returnUrl)) return invalid('returnUrl is invalid');
    const id = `PL${randomBytes(8).toString('hex').toUpperCase()}`;
    const url = `https://test.adyen.link/${id}`;
    const link: Link = {
      ...{ id, url, reference, expiresAt, request: body, status: 'active' },
      amount: { value: Number(amount?.value), currency: String(amount?.currency) },
    };
    links.set(id, link);
    return { status: 201, body: shown(link) };
  }

  const shown = ({ request: _request, ...link }: Link): Json => ({
    ...link,
    merchantAccount,
    reusable: false,
  });

  function work(method: string, path: string, body: Json): Answer {
    const [, version, resource = '', id = '', verb = ''] = path.split('/');
    if (version !== 'v72') return { status: 404, body: { status: 404, message: 'Not found' } };
    if (method !== 'GET' && resource !== 'paymentLinks' && body.merchantAccount !== merchantAccount)
      return {
        status: 403,
        body: { status: 403, errorCode: '901', message: 'Invalid Merchant Account', errorType: 'security' },
      };
    if (resource === 'paymentMethods') return { status: 200, body: { paymentMethods: [] } };
    if (resource === 'paymentLinks' && method === 'POST') return createLink(body);
    if (resource === 'paymentLinks') {
      const link = links.get(id);
      if (link === undefined) return NO_LINK;
      if (link.status === 'active' && Date.parse(link.expiresAt) <= now()) link.status = 'expired';
      if (method === 'PATCH') {
        if (body.status !== 'expired') return invalid('Invalid status');
        if (link.status !== 'active') return invalid('The payment link can not be expired');
        link.status = 'expired';
      }
      return { status: 200, body: shown(link) };
    }
    if (resource === 'payments' && verb === 'refunds') return refund(id, body);
    return { status: 404, body: { status: 404, message: 'Not found' } };
  }

  function refund(id: string, body: Json): Answer {
    const charge = charges.get(id);
    if (charge === undefined) return invalid('Original pspReference required for this operation', '167');
    const { value, currency } = body.amount as Money;
    if (currency !== charge.amount.currency) return invalid('Currency does not match', '138');
    const psp = nextPsp();
    const isPossible = charge.refunded + value <= charge.amount.value;
    if (isPossible) charge.refunded += value;
    note({
      ...{ eventCode: 'REFUND', pspReference: psp, originalReference: id, amount: body.amount },
      ...{ merchantReference: body.reference, success: String(isPossible) },
    });
    return { status: 201, body: { merchantAccount, pspReference: psp, status: 'received' } };
  }

  function answered(method: string, path: string, raw: string, key: string | undefined): Answer {
    const known = key === undefined ? undefined : remembered.get(key);
    const request = `${method} ${path} ${raw}`;
    if (known !== undefined) {
      return known.request === request
        ? known.answer
        : invalid('Idempotency key used for another request', '704');
    }
    const answer = work(method, path, raw === '' ? {} : (JSON.parse(raw) as Json));
    if (key !== undefined) remembered.set(key, { request, answer });
    return answer;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/', headers } = request;
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const key = headers['idempotency-key'] as string | undefined;
    requests.push({ method, path, key });
    const isKnown = headers['x-api-key'] === apiKey && !settings.isRevoked;
    const fault = isKnown ? faults.shift() : undefined;
    const refused = {
      status: 401,
      body: { status: 401, errorCode: '000', message: 'HTTP Status Response - Unauthorized' },
    };
    const broken = { status: 500, body: { status: 500, message: 'Internal error' } };
    const transient: Answer = {
      status: 422,
      body: { status: 422, message: 'In progress' },
      isTransient: true,
    };
    let answer: Answer = refused;
    if (fault === 'serverError') answer = broken;
    else if (fault === 'transient') answer = transient;
    else if (isKnown) answer = answered(method, path, raw, key);
    if (fault === 'lostAnswer') return void request.socket.destroy();
    response.writeHead(answer.status, {
      'content-type': 'application/json',
      ...(answer.isTransient && { 'transient-error': 'true' }),
    });
    response.end(JSON.stringify(answer.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest({
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });

  const linkAt = (url: string): Link => {
    const link = links.get(url.split('/').at(-1) ?? '');
    if (link === undefined) throw new Error(`no page at ${url}`);
    return link;
  };

  /** Signs a notification as Adyen does, with nothing escaped. */
  function signature(item: Item, key: string): string {
    const { value = '', currency = '' } = (item.amount ?? {}) as Partial<Money>;
    const parts = [
      ...[item.pspReference, item.originalReference, item.merchantAccountCode, item.merchantReference],
      ...[value, currency, item.eventCode, item.success],
    ];
    const text = parts.map((part) => (part === undefined ? '' : String(part))).join(':');
    return createHmac('sha256', Buffer.from(key, 'hex')).update(text, 'utf8').digest('base64');
  }

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ apiKey, hmacKey, merchantAccount, webhookUser, webhookPassword, links, charges, requests },
    settings,
    fail: (...next: readonly Fault[]) => void faults.push(...next),
    page: (url: string) => linkAt(url),
    /** Pays a page; with other money than asked for if told. */
    pay(url: string, { amount = linkAt(url).amount }: { readonly amount?: Money } = {}): void {
      const link = linkAt(url);
      if (link.status === 'expired') throw new Error('this page is closed');
      link.status = 'completed';
      const psp = nextPsp();
      charges.set(psp, { psp, reference: link.reference, amount, refunded: 0 });
      note({
        ...{ eventCode: 'AUTHORISATION', pspReference: psp, merchantReference: link.reference, amount },
        additionalData: { paymentLinkId: link.id, cardSummary: '1111' },
      });
    },
    decline(url: string): void {
      const { reference, amount } = linkAt(url);
      const declined = { merchantReference: reference, amount, success: 'false', reason: 'Refused' };
      note({ eventCode: 'AUTHORISATION', pspReference: nextPsp(), ...declined });
    },
    wait(url: string): void {
      linkAt(url).status = 'paymentPending';
    },
    /** Tells that the money of an authorised payment could not be captured. */
    failCapture({ pspReference, merchantReference, amount }: Item): void {
      charges.delete(String(pspReference));
      note({
        ...{ eventCode: 'CAPTURE_FAILED', pspReference: nextPsp(), originalReference: pspReference },
        ...{ merchantReference, amount, reason: 'Capture Failed' },
      });
    },
    /** Returns the notification that the money of an authorised payment was captured, in whole or a part of it. */
    capture({ pspReference, merchantReference, amount: whole }: Item, value = (whole as Money).value): Item {
      const amount = { ...(whole as Money), value };
      charges.set(String(pspReference), {
        ...{ psp: String(pspReference), reference: String(merchantReference), amount, refunded: 0 },
      });
      const captured = { eventCode: 'CAPTURE', pspReference: nextPsp(), originalReference: pspReference };
      note({ ...captured, merchantReference, amount });
      return happened.splice(-1)[0] ?? {};
    },
    /** Tells that the money of an accepted refund came back. */
    failRefund(item: Item): void {
      const { pspReference, originalReference, merchantReference, amount } = item;
      note({ eventCode: 'REFUND_FAILED', ...{ pspReference, originalReference, merchantReference, amount } });
    },
    /** Returns what has happened since it was asked last. */
    takeEvents: () => happened.splice(0),
    /** Returns a notification as it is posted. */
    posted(
      item: Item,
      { key = hmacKey, password = webhookPassword, live = false, changed = {} }: Signing = {},
    ): { readonly rawBody: string; readonly headers: Record<string, string> } {
      const { additionalData = {}, ...rest } = item as { additionalData?: object };
      const signed = {
        ...rest,
        additionalData: { ...additionalData, hmacSignature: signature(item, key) },
        ...changed,
      };
      const body = { live: String(live), notificationItems: [{ NotificationRequestItem: signed }] };
      const authorization = `Basic ${Buffer.from(`${webhookUser}:${password}`).toString('base64')}`;
      return {
        rawBody: JSON.stringify(body),
        headers: { authorization, 'content-type': 'application/json' },
      };
    },
  };
}

export type Signing = {
  readonly key?: string;
  readonly password?: string;
  readonly live?: boolean;
  /** Fields that are changed after the notification was signed. */
  readonly changed?: object;
};
