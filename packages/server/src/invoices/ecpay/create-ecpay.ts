import type { InvoiceWish } from '@comanda/contract';
import { dayInTaiwan, invoicePeriod, periodAfter } from '@comanda/domain';
import {
  type FoundInvoice,
  InvoiceRefusal,
  type InvoiceRequest,
  type TaxInvoiceProvider,
} from '../wanted/index.ts';
import { ECPAY_CONFIGURATION } from './configuration.ts';
import { type Connect, createConnect, type EcpayAnswer, textOf } from './connect.ts';

const CARRIER_TYPES: Readonly<Record<InvoiceWish['kind'], string>> = {
  paper: '',
  provider: '1',
  certificate: '2',
  mobile: '3',
  donation: '',
};
const YES = '1';
const NO = '0';
/** The state of a range of numbers that can be used, or is about to be. */
const USABLE = ['1', '2', '4', '5'];
const TERM_MONTHS = 2;
const EXISTS = 'Y';

/** Creates the provider ECPay (綠界), for invoices to consumers. `address` and `now` are for tests. */
export function createEcpay({
  address,
  now = Date.now,
}: {
  address?: string;
  now?: () => number;
} = {}): TaxInvoiceProvider {
  const connect = createConnect(now, address);
  return {
    name: 'ecpay',
    configuration: ECPAY_CONFIGURATION,
    async issue(account, request) {
      const answer = await connect(account, 'Issue', issueData(request));
      return {
        number: textOf(answer.InvoiceNo),
        issuedAt: instantAt(textOf(answer.InvoiceDate)),
        randomCode: textOf(answer.RandomNumber),
      };
    },
    async find(account, ref) {
      const answer = await connect(account, 'GetIssue', { RelateNumber: ref }).catch(undefinedIfRefused);
      return answer && foundInvoice(answer);
    },
    async void(account, { number, issuedAt, reason }) {
      const InvoiceDate = dayInTaiwan(Date.parse(issuedAt));
      await connect(account, 'Invalid', { InvoiceNo: number, InvoiceDate, Reason: reason });
    },
    async allow(account, { number, issuedAt, reason, amount, email }) {
      const answer = await connect(account, 'Allowance', {
        InvoiceNo: number,
        InvoiceDate: dayInTaiwan(Date.parse(issuedAt)),
        ...(email === undefined ? { AllowanceNotify: 'N' } : { AllowanceNotify: 'E', NotifyMail: email }),
        AllowanceAmount: amount,
        Items: itemsOf([{ name: reason, amount }]),
      });
      return textOf(answer.IA_Allow_No);
    },
    async isBarcode(account, BarCode) {
      return (await connect(account, 'CheckBarcode', { BarCode })).IsExist === EXISTS;
    },
    async isCharity(account, LoveCode) {
      return (await connect(account, 'CheckLoveCode', { LoveCode })).IsExist === EXISTS;
    },
    async numbers(account, at) {
      const period = invoicePeriod(at);
      const [current, next] = [
        await rangesOf(connect, account, period),
        await rangesOf(connect, account, periodAfter(period)),
      ];
      const sum = (list: readonly Range[], name: keyof Range) =>
        list.reduce((all, range) => all + range[name], 0);
      return { of: sum(current, 'of'), left: sum(current, 'left'), next: sum(next, 'left') };
    },
    async test(account) {
      // answers with the ranges that there are, or that there are none
      await rangesOf(connect, account, invoicePeriod(now()));
    },
  };
}

/** Returns the fields of an invoice; those that it has not are empty texts. */
function issueData({ ref, wish, total, lines, seller }: InvoiceRequest): object {
  const { kind, carrier = '', donation = '', businessNumber = '', email = '' } = wish;
  const isPrinted = kind === 'paper';
  return {
    RelateNumber: ref,
    CustomerIdentifier: businessNumber,
    // a printed invoice has to name its buyer and an address
    CustomerName: isPrinted ? businessNumber || seller.name : '',
    CustomerAddr: isPrinted ? seller.address : '',
    CustomerEmail: email,
    // one of both has to be there
    CustomerPhone: email === '' ? seller.phone : '',
    Print: isPrinted ? YES : NO,
    Donation: kind === 'donation' ? YES : NO,
    LoveCode: donation,
    CarrierType: CARRIER_TYPES[kind],
    CarrierNum: carrier,
    TaxType: '1',
    SalesAmount: total,
    Items: itemsOf(lines),
    InvType: '07',
    vat: '1',
  };
}

function itemsOf(lines: InvoiceRequest['lines']): readonly object[] {
  return lines.map(({ name, amount }, at) => ({
    ItemSeq: at + 1,
    ItemName: name,
    ItemCount: 1,
    ItemWord: '份',
    ItemPrice: amount,
    ItemTaxType: '1',
    ItemAmount: amount,
  }));
}

function foundInvoice(answer: EcpayAnswer): FoundInvoice {
  const left = textOf(answer.IIS_Remain_Allowance_Amt);
  const [posBarCode, qrLeft, qrRight] = [
    textOf(answer.PosBarCode),
    textOf(answer.QRCode_Left),
    textOf(answer.QRCode_Right),
  ];
  return {
    number: textOf(answer.IIS_Number),
    issuedAt: instantAt(textOf(answer.IIS_Create_Date)),
    randomCode: textOf(answer.IIS_Random_Number),
    isVoided: textOf(answer.IIS_Invalid_Status) === YES,
    ...(left !== '' && { left: Number(left) }),
    ...(posBarCode !== '' && { posBarCode, qrLeft, qrRight }),
  };
}

type Range = { readonly of: number; readonly left: number };

/** Returns the ranges of numbers of a period that can be used; none if ECPay has none. */
async function rangesOf(
  connect: Connect,
  account: Parameters<Connect>[0],
  { year, last }: { readonly year: number; readonly last: number },
): Promise<readonly Range[]> {
  const query = {
    InvoiceYear: String(year),
    InvoiceTerm: last / TERM_MONTHS,
    UseStatus: 0,
    InvoiceCategory: 1,
  };
  const answer = await connect(account, 'GetInvoiceWordSetting', query).catch(undefinedIfRefused);
  const ranges = Array.isArray(answer?.InvoiceInfo) ? answer.InvoiceInfo : [];
  return ranges.map(Object).filter(isUsable).map(rangeOf);
}

function isUsable({ UseStatus }: EcpayAnswer): boolean {
  return USABLE.includes(textOf(UseStatus));
}

function rangeOf({ InvoiceStart, InvoiceEnd, InvoiceNo }: EcpayAnswer): Range {
  const [start, end, used] = [InvoiceStart, InvoiceEnd, InvoiceNo].map((value) => Number(textOf(value)));
  const first = start ?? 0;
  const lastOne = end ?? 0;
  const next = used === undefined || used < first ? first : used + 1;
  return { of: lastOne - first + 1, left: lastOne - next + 1 };
}

/** Returns a moment that ECPay writes as Taiwan's wall clock, `2026-03-02 12:20:00`. */
function instantAt(text: string): string {
  return new Date(`${text.trim().replace(' ', 'T')}+08:00`).toISOString();
}

function undefinedIfRefused(error: unknown): undefined {
  if (!(error instanceof InvoiceRefusal) || error.isUnread) throw error;
}
