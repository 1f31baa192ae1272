import { createHash, createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../opened.ts';

/*
 * Fiuu's payment page, its interface for merchants and its notifications as its documentation describes them, written
 * without a line of the adapter: every signature is computed and verified here, orders are paid once, refunds take days,
 * and notifications are sent when the test says so: late, twice, in another order or never.
 */

type Form = Readonly<Record<string, string>>;
type Order = {
  readonly form: Form;
  readonly payment: string;
  state: '00' | '11' | '22' | 'open';
  paid: string;
};
type Refund = {
  readonly id: string;
  readonly payment: string;
  readonly amount: number;
  status: 'pending' | 'success' | 'rejected';
};
/** Answers of something between us and Fiuu, by their status. */
const NONSENSE = {
  empty: [200, ''],
  emptyList: [200, '[]'],
  firewall: [200, '<html><h1>Request blocked</h1> Reference: 18.3f2</html>'],
  notFound: [404, 'Error: Not found'],
  badRequest: [400, '{}'],
} as const;
/** A fault to answer the next request with: the work is done and its answer lost, or an error of the server. */
type Fault = 'lostAnswer' | 'serverError' | 'tooMany' | 'badSignature' | keyof typeof NONSENSE;

const md5 = (text: string) => createHash('md5').update(text, 'utf8').digest('hex');
const MANDATORY = [
  'amount',
  'orderid',
  'bill_name',
  'bill_email',
  'bill_mobile',
  'bill_desc',
  'country',
  'vcode',
];

/** Starts a simulator of Fiuu for one test merchant. */
export async function startFiuuSimulator() {
  const verifyKey = randomBytes(16).toString('hex');
  const secretKey = randomBytes(16).toString('hex');
  const merchantId = 'Harbour_Dev';
  const settings = { channel: 'credit', extendedVcode: false, isRevoked: false };
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  const requests: { readonly path: string; readonly fields: Form }[] = [];
  const faults: (Fault | undefined)[] = [];
  const happened: Form[] = [];
  let counter = 30_000_000;

  /** Opens the payment page with a form, as the browser of a guest does; throws what the page would complain about. */
  function open(action: string, form: Form): void {
    if (!action.endsWith(`/RMS/pay/${merchantId}/`)) throw new Error('unknown merchant');
    for (const name of MANDATORY) if (!form[name]) throw new Error(`${name} is mandatory`);
    const extra = settings.extendedVcode ? form.currency : '';
    if (form.vcode !== md5(`${form.amount}${merchantId}${form.orderid}${verifyKey}${extra}`))
      throw new Error('wrong vcode');
    for (const name of ['returnurl', 'callbackurl', 'notifyurl', 'cancelurl'])
      if (!URL.canParse(form[name] ?? '')) throw new Error(`${name} is no address`);
    const { orderid = '' } = form;
    if (orders.get(orderid)?.state === '00') throw new Error('the order is paid');
    if (orders.has(orderid)) return;
    counter += 1;
    orders.set(orderid, { form, payment: String(counter), state: 'open', paid: form.amount ?? '' });
  }

  function orderOf(orderid: string): Order {
    const order = orders.get(orderid);
    if (order === undefined) throw new Error(`nobody has opened the page of ${orderid}`);
    return order;
  }

  /** Ends or continues an order and keeps what its merchant is told about it. */
  function end(orderid: string, state: '00' | '11' | '22', amount?: string, currency?: string): void {
    const order = orderOf(orderid);
    if (order.state === '00') throw new Error('the order is paid');
    order.state = state;
    order.paid = amount ?? order.form.amount ?? '';
    happened.push({
      ...{ tranID: order.payment, orderid, status: state, domain: merchantId, amount: order.paid },
      ...{ currency: currency ?? order.form.currency ?? 'MYR', paydate: '2026-03-01 12:30:05' },
      ...{ appcode: state === '00' ? 'A1B2C3' : '', channel: settings.channel, nbcb: '2' },
    });
  }

  function query({ oID = '', domain = '', amount = '', skey = '', type = '' }: Form): Form | string {
    if (settings.isRevoked || domain !== merchantId || skey !== md5(`${oID}${domain}${verifyKey}${amount}`))
      return 'Error: Invalid skey';
    const order = orders.get(oID);
    if (order === undefined || order.form.amount !== amount || order.state === 'open')
      return 'Error: No record found';
    const answer = {
      ...{ StatCode: order.state, OrderID: oID, Amount: order.paid, Domain: domain, TranID: order.payment },
      ...{ Channel: settings.channel, Currency: order.form.currency ?? '' },
      ...(settings.channel === 'credit' && order.state === '00' && { ccbrand: 'Visa', cclast4: '1111' }),
      VrfKey: md5(`${order.paid}${secretKey}${domain}${oID}${order.state}`),
    };
    if (type === '2') return answer;
    return Object.entries(answer)
      .map(([name, value]) => `${name}: ${value}`)
      .join('\n');
  }

  function refund(fields: Form): Form {
    const { RefundType = '', MerchantID = '', RefID = '', TxnID = '', Amount = '', Signature } = fields;
    const signed = `${RefundType}${MerchantID}${RefID}${TxnID}${Amount}${secretKey}`;
    if (RefundType !== 'P') return { error_code: 'PR001', error_desc: 'Refund Type not found.' };
    if (MerchantID !== merchantId) return { error_code: 'PR007', error_desc: 'Merchant ID not found.' };
    if (settings.isRevoked || Signature !== md5(signed))
      return { error_code: 'PR008', error_desc: 'Invalid Signature.' };
    const order = [...orders.values()].find(({ payment }) => payment === TxnID);
    if (order === undefined) return { error_code: 'PR009', error_desc: 'Txn ID not found.' };
    if (order.state !== '00') return { error_code: 'PR010', error_desc: 'Transaction must be captured.' };
    if (settings.channel !== 'credit')
      return { error_code: 'PR014', error_desc: 'Bank information is mandatory' };
    if (refunds.has(RefID)) return { error_code: 'PR016', error_desc: 'Duplicate RefID found' };
    const left = Number(order.paid) - refundedOf(TxnID);
    if (Number(Amount) > left) return { error_code: 'PR011', error_desc: 'Exceed refund amount' };
    counter += 1;
    const made: Refund = { id: String(counter), payment: TxnID, amount: Number(Amount), status: 'pending' };
    refunds.set(RefID, made);
    const status = '22';
    return {
      ...{ RefundType, MerchantID, RefID, RefundID: made.id, TxnID, Amount, Status: status },
      Signature: md5(`${RefundType}${MerchantID}${RefID}${made.id}${TxnID}${Amount}${status}${secretKey}`),
    };
  }

  const refundedOf = (payment: string) =>
    [...refunds.values()]
      .filter((each) => each.payment === payment && each.status !== 'rejected')
      .reduce((sum, { amount }) => sum + amount, 0);

  function refundQuery({ RefID = '', MerchantID = '', Signature }: Form): unknown {
    if (settings.isRevoked || Signature !== md5(`${RefID}${MerchantID}${verifyKey}`))
      return { error_code: 'PR008' };
    const made = refunds.get(RefID);
    if (made === undefined) return [];
    return [{ TxnID: made.payment, RefID, RefundID: made.id, Status: made.status, LastUpdate: '2026-03-02' }];
  }

  function channels({ merchantID = '', datetime = '', skey }: Form): unknown {
    const expected = createHmac('sha256', verifyKey).update(`${datetime}${merchantID}`).digest('hex');
    const isGood =
      !settings.isRevoked && /^\d{14}$/.test(datetime) && merchantID === merchantId && skey === expected;
    return isGood ? { status: true, result: [] } : { status: false, error_desc: 'Invalid skey' };
  }

  function work(path: string, fields: Form): unknown {
    switch (path) {
      case '/RMS/query/q_by_oid.php':
        return query(fields);
      case '/RMS/API/refundAPI/index.php':
        return refund(fields);
      case '/RMS/API/refundAPI/q_by_refID.php':
        return refundQuery(fields);
      case '/RMS/API/chkstat/channel_status.php':
        return channels(fields);
      default:
        return 'Not found';
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const fields = Object.fromEntries(new URLSearchParams(Buffer.concat(chunks).toString()));
    const path = request.url ?? '/';
    requests.push({ path, fields });
    const fault = faults.shift();
    if (fault === 'serverError' || fault === 'tooMany')
      return void response.writeHead(fault === 'tooMany' ? 429 : 502).end('<html>Bad Gateway</html>');
    if (fault !== undefined && fault in NONSENSE) {
      const [status, text] = NONSENSE[fault as keyof typeof NONSENSE];
      return void response.writeHead(status).end(text);
    }
    const answer = work(path, fields);
    if (fault === 'lostAnswer') return void request.socket.destroy();
    const forged =
      typeof answer === 'object' ? { ...answer, VrfKey: '0'.repeat(32), Signature: '0' } : answer;
    const body = fault === 'badSignature' ? forged : answer;
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest({
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    hosts: { page: address, api: address },
    ...{ verifyKey, secretKey, merchantId, settings, orders, refunds, requests, open },
    /** Answers the next requests with these faults; undefined answers one properly. */
    fail: (...next: readonly (Fault | undefined)[]) => void faults.push(...next),
    /** Pays an order; with other money than asked for if told. */
    pay: (orderid: string, money: { readonly amount?: string; readonly currency?: string } = {}) =>
      end(orderid, '00', money.amount, money.currency),
    /** Takes the money of an order a second time, through a bank that was slow; returns the notification of it. */
    payAgain(orderid: string): Form {
      const first = orderOf(orderid);
      counter += 1;
      const payment = String(counter);
      orders.set(`${orderid} again`, { ...first, payment });
      return {
        ...{ tranID: payment, orderid, status: '00', domain: merchantId, amount: first.paid },
        ...{ currency: first.form.currency ?? 'MYR', paydate: '2026-03-01 12:41:09' },
        ...{ appcode: '', channel: settings.channel, nbcb: '2' },
      };
    },
    decline: (orderid: string) => end(orderid, '11'),
    wait: (orderid: string) => end(orderid, '22'),
    endRefund(ref: string, status: Refund['status']): void {
      const made = refunds.get(ref);
      if (made === undefined) throw new Error('no such refund');
      made.status = status;
    },
    /** Returns what has happened since it was asked last. */
    takeEvents: () => happened.splice(0),
    /** Returns a notification as it is posted; `changed` are fields that are changed after it was signed. */
    posted(told: Form, { key = secretKey, changed = {} }: { key?: string; changed?: Form } = {}): string {
      const { tranID, orderid, status, domain, amount, currency, paydate, appcode } = told;
      const inner = md5(`${tranID}${orderid}${status}${domain}${amount}${currency}`);
      const skey = md5(`${paydate}${domain}${inner}${appcode}${key}`);
      return new URLSearchParams({ ...told, skey, ...changed }).toString();
    },
    /** Returns the money taken, less what is given back, in hundredths. */
    money: () =>
      [...orders.values()]
        .filter(({ state }) => state === '00')
        .reduce((sum, { paid, payment }) => sum + Math.round((Number(paid) - refundedOf(payment)) * 100), 0),
  };
}
