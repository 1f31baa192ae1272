import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { closeAfterTest } from '../opened.ts';

/*
 * ECPay's invoices to consumers as its documentation describes them, written without a line of the adapter: the envelope
 * with its time stamp, the data under AES-128-CBC, which is opened and sealed here, one invoice for a RelateNumber, amounts
 * and lines that have to add up, ranges of numbers, invoices that are voided or reduced, and answers that get lost.
 */

type Json = Readonly<Record<string, unknown>>;
/** A fault to answer the next request of a name with: not done, or done with its answer lost. */
type Fault = 'down' | 'lostAnswer';
type Invoice = {
  readonly number: string;
  readonly relate: string;
  readonly date: string;
  readonly sales: number;
  readonly request: Json;
  isVoided: boolean;
  left: number;
};

const MAX_AGE_SECONDS = 600;
const MAX_ITEMS = 200;
const KEY_BYTES = 8;
const TEN_ZEROS = 8;

class Refused extends Error {
  readonly code: number;

  constructor(code: number, message: string) {
    super(message);
    this.code = code;
  }
}

/** Starts a simulator of ECPay for one merchant, with so many numbers left; `now` is its clock. */
export async function startEcpaySimulator({ now, numbers = 1_000 }: { now: () => number; numbers?: number }) {
  const [hashKey, hashIv] = [randomBytes(KEY_BYTES).toString('hex'), randomBytes(KEY_BYTES).toString('hex')];
  const merchantId = '2000132';
  const invoices = new Map<string, Invoice>();
  const asked: { readonly call: string; readonly data: Json }[] = [];
  const faults: { readonly call: string; readonly fault: Fault }[] = [];
  const barcodes = new Set(['/ABC1234']);
  const charities = new Set(['919']);
  const range = { start: 10_000_000, end: 10_000_000 + numbers - 1, used: 9_999_999, next: 0 };

  function opened(text: string): Json {
    const decipher = createDecipheriv('aes-128-cbc', Buffer.from(hashKey), Buffer.from(hashIv));
    const plain = Buffer.concat([decipher.update(Buffer.from(text, 'base64')), decipher.final()]).toString();
    // form encoding: a plus is a blank
    return Object(JSON.parse(new URLSearchParams(`d=${plain}`).get('d') ?? ''));
  }
  function sealed(answer: Json): string {
    const cipher = createCipheriv('aes-128-cbc', Buffer.from(hashKey), Buffer.from(hashIv));
    const plain = new URLSearchParams([['d', JSON.stringify(answer)]]).toString().slice(2);
    return Buffer.concat([cipher.update(plain), cipher.final()]).toString('base64');
  }

  const inTaiwan = () => new Date(now() + 8 * 3_600_000).toISOString().replace('T', ' ').slice(0, 19);
  const named = ({ InvoiceNo, InvoiceDate }: Json): Invoice => {
    const found = [...invoices.values()].find(({ number }) => number === InvoiceNo);
    if (found === undefined || !found.date.startsWith(String(InvoiceDate)))
      throw new Refused(2, 'no such invoice');
    if (found.isVoided) throw new Refused(3, 'the invoice is void');
    return found;
  };

  function issue(data: Json): Json {
    const relate = String(data.RelateNumber);
    if (!/^[A-Za-z0-9]{1,30}$/.test(relate)) throw new Refused(10, 'RelateNumber');
    if (invoices.has(relate)) throw new Refused(11, 'RelateNumber was used');
    const problem = issueProblem(data, barcodes);
    if (problem !== undefined) throw new Refused(12, problem);
    if (range.used >= range.end) throw new Refused(13, 'no numbers');
    range.used += 1;
    const number = `AB${String(range.used).padStart(TEN_ZEROS, '0')}`;
    const sales = Number(data.SalesAmount);
    const date = inTaiwan();
    invoices.set(relate, { number, relate, date, sales, request: data, isVoided: false, left: sales });
    return { InvoiceNo: number, InvoiceDate: date, RandomNumber: '4321' };
  }
  function getIssue({ RelateNumber }: Json): Json {
    const found = invoices.get(String(RelateNumber));
    if (found === undefined) throw new Refused(9, 'no data');
    const isPrinted = found.request.Print === '1';
    return {
      IIS_Number: found.number,
      IIS_Create_Date: found.date,
      IIS_Random_Number: '4321',
      IIS_Sales_Amount: found.sales,
      IIS_Invalid_Status: found.isVoided ? '1' : '0',
      IIS_Remain_Allowance_Amt: found.left,
      PosBarCode: isPrinted ? `11504${found.number}4321` : '',
      QRCode_Left: isPrinted ? `${found.number}1150302:left` : '',
      QRCode_Right: isPrinted ? '**right' : '',
    };
  }
  function invalid(data: Json): Json {
    const found = named(data);
    if (String(data.Reason).length > 20) throw new Refused(20, 'Reason');
    if (found.left !== found.sales) throw new Refused(21, 'it has allowances');
    found.isVoided = true;
    return { InvoiceNo: found.number };
  }
  function allowance(data: Json): Json {
    const found = named(data);
    const amount = Number(data.AllowanceAmount);
    if (!(amount > 0) || amount > found.left || sumOf(data.Items) !== amount) throw new Refused(30, 'amount');
    found.left -= amount;
    return { IA_Allow_No: `2026030204${asked.length}`, IA_Invoice_No: found.number };
  }
  function wordSetting({ InvoiceTerm }: Json): Json {
    const ranges = [
      { InvoiceStart: range.start, InvoiceEnd: range.end, InvoiceNo: range.used, UseStatus: '2' },
    ];
    const term = Math.ceil((new Date(now() + 8 * 3_600_000).getUTCMonth() + 1) / 2);
    if (Number(InvoiceTerm) === term) return { InvoiceInfo: ranges };
    if (range.next === 0) throw new Refused(40, 'no data');
    return { InvoiceInfo: [{ InvoiceStart: 1, InvoiceEnd: range.next, InvoiceNo: '', UseStatus: '1' }] };
  }

  const CALLS: Readonly<Record<string, (data: Json) => Json>> = {
    Issue: issue,
    GetIssue: getIssue,
    Invalid: invalid,
    Allowance: allowance,
    CheckBarcode: ({ BarCode }) => ({ IsExist: barcodes.has(String(BarCode)) ? 'Y' : 'N' }),
    CheckLoveCode: ({ LoveCode }) => ({ IsExist: charities.has(String(LoveCode)) ? 'Y' : 'N' }),
    GetInvoiceWordSetting: wordSetting,
  };

  function answered(call: string, body: Json): Json {
    const { Timestamp }: Json = Object(body.RqHeader);
    if (Math.abs(Number(Timestamp) - now() / 1_000) > MAX_AGE_SECONDS)
      return { TransCode: 0, TransMsg: 'Timestamp', Data: '' };
    let data: Json;
    try {
      data = opened(String(body.Data));
    } catch {
      return { TransCode: 0, TransMsg: 'decrypt error', Data: '' };
    }
    asked.push({ call, data });
    const isOurs = body.MerchantID === merchantId && data.MerchantID === merchantId;
    try {
      if (!isOurs) throw new Refused(50, 'MerchantID');
      const answer = CALLS[call]?.(data) ?? {};
      return { TransCode: 1, TransMsg: '', Data: sealed({ RtnCode: 1, RtnMsg: 'ok', ...answer }) };
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return { TransCode: 1, TransMsg: '', Data: sealed({ RtnCode: error.code, RtnMsg: error.message }) };
    }
  }

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = (request.url ?? '').replace('/B2CInvoice/', '');
    const at = faults.findIndex((fault) => fault.call === call);
    const [fault] = at < 0 ? [] : faults.splice(at, 1);
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = Buffer.concat(chunks).toString();
    // a connection that ended early asked for nothing
    if (body === '') return void response.writeHead(400).end();
    const answer = fault?.fault === 'down' ? {} : answered(call, JSON.parse(body));
    if (fault !== undefined) response.writeHead(503).end();
    else response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  const server = createServer((request, response) => void serve(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closeAfterTest({
    close: async () => {
      server.closeAllConnections();
      server.close();
    },
  });
  const { port } = server.address() as AddressInfo;
  return {
    ...{ address: `http://127.0.0.1:${port}`, merchantId, hashKey, hashIv, invoices, asked, faults, range },
    /** Returns the calls of a name that came. */
    callsOf: (call: string) => asked.filter((each) => each.call === call).map(({ data }) => data),
  };
}

/** Returns what is wrong with a request to issue, by the rules of the documentation. */
function issueProblem(data: Json, barcodes: ReadonlySet<string>): string | undefined {
  const text = (name: string) => String(data[name] ?? '');
  const items = Array.isArray(data.Items) ? data.Items : [];
  const isPrinted = data.Print === '1';
  if (items.length === 0 || items.length > MAX_ITEMS) return 'Items';
  if (!Number.isInteger(data.SalesAmount) || sumOf(items) !== data.SalesAmount) return 'SalesAmount';
  if (text('CustomerEmail') === '' && text('CustomerPhone') === '') return 'CustomerEmail, CustomerPhone';
  if (isPrinted && (text('CustomerName') === '' || text('CustomerAddr') === '')) return 'CustomerName';
  if (isPrinted && (text('CarrierType') !== '' || data.Donation === '1')) return 'Print';
  if (data.Donation === '1' && (text('LoveCode') === '' || text('CustomerIdentifier') !== ''))
    return 'Donation';
  if (text('CustomerIdentifier') !== '' && text('CustomerIdentifier').length !== 8)
    return 'CustomerIdentifier';
  if (data.CarrierType === '3' && !barcodes.has(text('CarrierNum'))) return 'CarrierNum';
  if (data.CarrierType === '1' && text('CarrierNum') !== '') return 'CarrierNum';
  if (data.TaxType !== '1' || data.InvType !== '07' || data.vat !== '1') return 'TaxType';
  return undefined;
}

/** Sums the lines of a request; NaN if one is not its price times its count. */
function sumOf(items: unknown): number {
  const lines: readonly Json[] = Array.isArray(items) ? items : [];
  return lines.reduce((sum, { ItemCount, ItemPrice, ItemAmount }) => {
    const isRight = Number(ItemCount) * Number(ItemPrice) === Number(ItemAmount) && Number(ItemAmount) > 0;
    return isRight ? sum + Number(ItemAmount) : Number.NaN;
  }, 0);
}
