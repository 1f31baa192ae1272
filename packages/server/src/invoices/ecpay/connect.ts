import { InvoiceRefusal, type TaxInvoiceAccount } from '../wanted/index.ts';
import { decryptData, encryptData } from './sign.ts';

const LIVE_ADDRESS = 'https://einvoice.ecpay.com.tw';
const TEST_ADDRESS = 'https://einvoice-stage.ecpay.com.tw';
const TIMEOUT_MS = 9_000;
const SECOND_MS = 1_000;
const GOOD = 1;

type Call =
  | 'Issue'
  | 'GetIssue'
  | 'Invalid'
  | 'Allowance'
  | 'CheckBarcode'
  | 'CheckLoveCode'
  | 'GetInvoiceWordSetting';
export type EcpayAnswer = Readonly<Record<string, unknown>>;
/** Calls ECPay for an account and resolves with its answer. */
export type Connect = (account: TaxInvoiceAccount, call: Call, data: object) => Promise<EcpayAnswer>;

/**
 * Returns the function that calls ECPay's B2C invoices. It throws `InvoiceRefusal` for what ECPay refuses, and anything
 * else where the outcome is unknown. `address` is for tests.
 */
export function createConnect(now: () => number, address?: string): Connect {
  return async (account, call, data) => {
    const { hashKey = '', hashIv = '' } = account.secrets;
    const { merchantId: MerchantID } = account.fields;
    const host = address ?? (account.mode === 'live' ? LIVE_ADDRESS : TEST_ADDRESS);
    const request = {
      MerchantID,
      RqHeader: { Timestamp: Math.floor(now() / SECOND_MS) },
      Data: encryptData({ MerchantID, ...data }, { hashKey, hashIv }),
    };
    const response = await fetch(`${host}/B2CInvoice/${call}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      redirect: 'error',
      body: JSON.stringify(request),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`ECPay has answered ${response.status}.`);
    const { TransCode, TransMsg, Data }: EcpayAnswer = Object(await response.json());
    if (TransCode !== GOOD)
      throw new InvoiceRefusal(textOf(TransMsg), { code: Number(TransCode), isUnread: true });
    const answer: EcpayAnswer = Object(decryptData(textOf(Data), { hashKey, hashIv }));
    if (Number(answer.RtnCode) !== GOOD)
      throw new InvoiceRefusal(textOf(answer.RtnMsg), { code: Number(answer.RtnCode) });
    return answer;
  };
}

/** Returns a field of an answer as text; the empty text if it is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
