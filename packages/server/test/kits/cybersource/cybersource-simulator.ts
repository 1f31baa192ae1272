import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../opened.ts';

/*
 * CyberSource's Secure Acceptance Hosted Checkout and the parts of its REST interface that are used, as their
 * documentation describes them and without a line of the adapter: signed forms that open a page, signed answers, searches
 * and refunds under HTTP signatures. Answers are posted when the test says so: late, twice, in another order or never.
 */

type Fields = Readonly<Record<string, string>>;
type Money = { readonly amount: string; readonly currency: string };
type Transaction = Money & {
  readonly id: string;
  readonly code: string;
  readonly applications: readonly { readonly name: string; readonly reasonCode: string }[];
  readonly card?: { readonly suffix: string; readonly type: string };
};
type Charge = Money & { readonly id: string; readonly ref: string; refunded: number };
/** The page that a form opened. */
type Page = { readonly fields: Fields; isClosed: boolean };
/** A fault to answer the next request with: the work is done and its answer lost, or an error of the server. */
type Fault = 'lostAnswer' | 'serverError' | undefined;
type Json = { readonly [name: string]: unknown };
type Answer = { readonly status: number; readonly body: Json };

/** The signed fields of a form that the documentation demands. */
const DEMANDED = [
  ...['access_key', 'profile_id', 'transaction_uuid', 'signed_field_names', 'unsigned_field_names'],
  ...['signed_date_time', 'locale', 'transaction_type', 'reference_number', 'amount', 'currency'],
];
const QUARTER_OF_AN_HOUR = 15 * 60_000;

/** Returns the cents of a decimal amount. */
const cents = (amount: string): number => Math.round(Number(amount) * 100);

/** Starts a simulator of CyberSource for one test profile. */
export async function startCyberSourceSimulator({ now }: { readonly now: () => number }) {
  const profileId = '5B1A0A2E-6C7D-4E0B-9F43-0123456789AB';
  const accessKey = randomBytes(16).toString('hex');
  const secretKey = randomBytes(128).toString('hex');
  const [merchantId, restKeyId] = ['harbour_hk', '08c94330-f618-42a3-b09d-e1e43be5efda'];
  const restSecret = randomBytes(32).toString('base64');
  const transactions: Transaction[] = [];
  const charges = new Map<string, Charge>();
  const uuids = new Map<string, number>();
  const requests: { readonly path: string; readonly body: Json }[] = [];
  const faults: Fault[] = [];
  const answers: Fields[] = [];
  const tokens = new Set<string>();
  const settings = { isIndexed: true, refundReason: '100', isRevoked: false };
  let counter = 7_000_000_000_000_000;
  const nextId = () => {
    counter += 1;
    return String(counter);
  };

  const macOf = (names: readonly string[], fields: Fields, key: string) =>
    createHmac('sha256', key)
      .update(names.map((name) => `${name}=${fields[name] ?? ''}`).join(','), 'utf8')
      .digest('base64');

  /** Opens the page of a form that a browser has sent. Throws what CyberSource would show instead. */
  function open(form: { readonly action: string; readonly fields: Fields }): Page {
    const { fields } = form;
    const isOneClick = form.action.endsWith('/oneclick/pay');
    if (!form.action.endsWith('/pay')) throw new Error(`404: ${form.action}`);
    if (isOneClick !== (fields.payment_token !== undefined)) throw new Error('102: payment_token');
    if (isOneClick && !tokens.has(fields.payment_token ?? '')) throw new Error('102: no such token');
    const names = (fields.signed_field_names ?? '').split(',');
    for (const name of DEMANDED) if (!names.includes(name)) throw new Error(`403: ${name} is not signed`);
    if (fields.access_key !== accessKey || fields.profile_id !== profileId)
      throw new Error('403: no profile');
    if (macOf(names, fields, secretKey) !== fields.signature) throw new Error('403: signature');
    const signedAt = Date.parse(fields.signed_date_time ?? '');
    if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(fields.signed_date_time ?? ''))
      throw new Error('102: signed_date_time');
    if (Math.abs(now() - signedAt) > QUARTER_OF_AN_HOUR) throw new Error('403: expired');
    if (!/^\d{1,12}(\.\d{2})?$/.test(fields.amount ?? '')) throw new Error('102: amount');
    if (!['en-us', 'zh-hk', 'zh-cn'].includes(fields.locale ?? '')) throw new Error('102: locale');
    return { fields, isClosed: false };
  }

  /** Returns an answer to a page as it is posted, signed. */
  function answer({ fields }: Page, told: Fields): Fields {
    const requested = Object.entries(fields)
      .filter(([name]) => !['signature', 'signed_field_names', 'unsigned_field_names'].includes(name))
      .map(([name, value]) => [`req_${name}`, value] as const);
    const signedAt = new Date(now()).toISOString().replace(/\.\d+/, '');
    const all: Record<string, string> = {
      ...Object.fromEntries(requested),
      ...told,
      signed_date_time: signedAt,
    };
    return signedAnswer(all, secretKey);
  }

  function signedAnswer(all: Fields, key: string): Fields {
    const { signature: _signature, signed_field_names: _names, ...plain } = all;
    const names = [...Object.keys(plain), 'signed_field_names'];
    const complete: Fields = { ...plain, signed_field_names: names.join(',') };
    return { ...complete, signature: macOf(names, complete, key) };
  }

  function happen(page: Page, told: Fields): Fields {
    const posted = answer(page, told);
    answers.push(posted);
    return posted;
  }

  function isDuplicate({ fields }: Page): boolean {
    const { transaction_uuid: uuid = '' } = fields;
    const before = uuids.get(uuid);
    uuids.set(uuid, now());
    return before !== undefined && now() - before < QUARTER_OF_AN_HOUR;
  }

  const message = (text: string) => ({ message: text });

  function transact(page: Page, reasonCode: string, { amount = '', currency = '' }: Partial<Money> = {}) {
    const id = nextId();
    const { reference_number: code = '' } = page.fields;
    const names = reasonCode === '100' ? ['ics_auth', 'ics_bill'] : ['ics_auth'];
    transactions.push({
      ...{ id, code, amount, currency, card: { suffix: '1111', type: '001' } },
      applications: names.map((name) => ({ name, reasonCode })),
    });
    return id;
  }

  const card = { req_card_number: 'xxxxxxxxxxxx1111', req_card_type: '001', req_card_expiry_date: '12-2031' };

  function searched(body: Json): Answer {
    const [, code] = /^clientReferenceInformation\.code:([\w-]+)$/.exec(String(body.query)) ?? [];
    if (code === undefined)
      return { status: 400, body: { status: 'INVALID_REQUEST', message: 'Invalid query' } };
    const found = settings.isIndexed ? transactions.filter((each) => each.code === code) : [];
    return {
      status: 201,
      body: {
        ...{ searchId: nextId(), totalCount: found.length },
        ...(found.length > 0 && { _embedded: { transactionSummaries: found.map(summaryOf) } }),
      },
    };
  }

  const summaryOf = ({ id, code, amount, currency, applications, card: paidWith }: Transaction): Json => ({
    ...{ id, submitTimeUtc: new Date(now()).toISOString(), merchantId },
    clientReferenceInformation: { code },
    applicationInformation: { applications, reasonCode: applications[0]?.reasonCode },
    orderInformation: { amountDetails: { totalAmount: amount, currency } },
    paymentInformation: { paymentType: { type: 'credit card' }, card: paidWith },
  });

  function refunded(payment: string, body: Json): Answer {
    const charge = charges.get(payment);
    const { orderInformation, clientReferenceInformation } = body as {
      orderInformation?: { amountDetails?: { totalAmount?: string; currency?: string } };
      clientReferenceInformation?: { code?: string };
    };
    const { totalAmount = '', currency = '' } = orderInformation?.amountDetails ?? {};
    const refused = (reason: string): Answer => ({
      status: 400,
      body: { status: 'INVALID_REQUEST', reason, message: 'Declined - One or more fields are invalid' },
    });
    if (charge === undefined) return refused('MISSING_AUTH');
    if (currency !== charge.currency) return refused('INVALID_DATA');
    if (charge.refunded + cents(totalAmount) > cents(charge.amount)) return refused('EXCEEDS_AUTH_AMOUNT');
    charge.refunded += cents(totalAmount);
    const id = nextId();
    transactions.push({
      ...{ id, code: clientReferenceInformation?.code ?? '', amount: totalAmount, currency },
      applications: [{ name: 'ics_credit', reasonCode: settings.refundReason }],
    });
    return { status: 201, body: { id, status: 'PENDING' } };
  }

  /** Returns true if the HTTP signature of a request holds over its headers, path and body. */
  function isSigned({ method = '', headers, url = '' }: IncomingMessage, raw: string): boolean {
    const parts = Object.fromEntries(
      [...String(headers.signature).matchAll(/(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    );
    const values: Record<string, unknown> = {
      ...headers,
      'request-target': `${method.toLowerCase()} ${url}`,
    };
    const text = String(parts.headers)
      .split(' ')
      .map((name) => `${name}: ${values[name]}`)
      .join('\n');
    const expected = createHmac('sha256', Buffer.from(restSecret, 'base64')).update(text).digest('base64');
    const digest = `SHA-256=${createHash('sha256').update(raw).digest('base64')}`;
    const isNow = Math.abs(Date.parse(String(headers['v-c-date'])) - now()) < 5 * 60_000;
    const needed = ['host', 'request-target', 'v-c-merchant-id', ...(raw === '' ? [] : ['digest'])];
    const isWhole = needed.every((name) => String(parts.headers).includes(name));
    const isOurs = parts.keyid === restKeyId && headers['v-c-merchant-id'] === merchantId;
    const isSameBody = raw === '' || headers.digest === digest;
    return isOurs && isNow && isWhole && isSameBody && parts.signature === expected;
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks).toString();
    const { url: path = '' } = request;
    const unsigned = { status: 401, body: { response: { rmsg: 'Authentication Failed' } } };
    let told: Answer = unsigned;
    let fault: Fault;
    if (isSigned(request, raw) && !settings.isRevoked) {
      const body = (raw === '' ? {} : JSON.parse(raw)) as Json;
      requests.push({ path, body });
      fault = faults.shift();
      const [, token = ''] = /^\/tms\/v2\/customers\/(\w+)$/.exec(path) ?? [];
      const [, payment] = /^\/pts\/v2\/payments\/(\w+)\/refunds$/.exec(path) ?? [];
      if (fault === 'serverError') told = { status: 502, body: { message: 'System error' } };
      else if (path === '/tss/v2/searches') told = searched(body);
      else if (request.method === 'DELETE')
        told = tokens.delete(token)
          ? { status: 204, body: {} }
          : { status: 404, body: { message: 'Token not found' } };
      else told = payment === undefined ? { status: 404, body: {} } : refunded(payment, body);
    }
    if (fault === 'lostAnswer') return void request.socket.destroy();
    response.writeHead(told.status, { 'content-type': 'application/hal+json' });
    response.end(told.status === 204 ? undefined : JSON.stringify(told.body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest({
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });

  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ...{ profileId, accessKey, secretKey, merchantId, restKeyId, restSecret },
    ...{ charges, requests, settings, tokens, open, signedAnswer },
    fail: (...next: readonly Fault[]) => void faults.push(...next),
    /** Pays on a page; other money than asked for if told. A page that is sent again within a quarter of an hour is an error. */
    pay(page: Page, money: Partial<Money> = {}): Fields {
      if (isDuplicate(page))
        return happen(page, { decision: 'ERROR', reason_code: '104', ...message('Duplicate') });
      const asked = { amount: page.fields.amount ?? '', currency: page.fields.currency ?? '', ...money };
      const id = transact(page, '100', asked);
      charges.set(id, { ...asked, id, ref: page.fields.reference_number ?? '', refunded: 0 });
      page.isClosed = true;
      const isKept = page.fields.transaction_type === 'sale,create_payment_token';
      const kept: Record<string, string> = isKept ? { payment_token: randomBytes(16).toString('hex') } : {};
      if (isKept) tokens.add(kept.payment_token ?? '');
      return happen(page, {
        ...kept,
        ...{ decision: 'ACCEPT', reason_code: '100', transaction_id: id, auth_amount: asked.amount },
        ...{ req_currency: asked.currency, ...card, ...message('Request was processed successfully.') },
      });
    },
    /** Approves a part of the amount only. */
    payPart(page: Page, amount: string): Fields {
      const id = transact(page, '110', { amount, currency: page.fields.currency ?? '' });
      charges.set(id, {
        ...{ id, ref: page.fields.reference_number ?? '', refunded: 0, amount },
        currency: page.fields.currency ?? '',
      });
      return happen(page, {
        ...{ decision: 'ACCEPT', reason_code: '110', transaction_id: id, auth_amount: amount, ...card },
      });
    },
    decline(page: Page): Fields {
      const id = transact(page, '481');
      return happen(page, {
        ...{ decision: 'DECLINE', reason_code: '481', transaction_id: id, ...card, ...message('Declined') },
      });
    },
    /** Holds a payment for somebody's decision. */
    review(page: Page): Fields {
      const id = transact(page, '480');
      return happen(page, { decision: 'REVIEW', reason_code: '480', transaction_id: id, ...card });
    },
    giveUp: (page: Page): Fields => happen(page, { decision: 'CANCEL', ...message('Cancelled') }),
    /** Returns the answers since it was asked last. */
    takeAnswers: () => answers.splice(0),
  };
}

/** Returns the body of an answer as a browser or CyberSource's server posts it. */
export function postedBody(fields: Fields): string {
  return new URLSearchParams(fields).toString();
}
