import type { LocalQr } from '@comanda/contract';
import { decodeMerchantCode } from '@comanda/domain';
import { type EmvField, encodeEmv } from './emv.ts';

/** A sum to be paid, in hundredths of the scheme's currency. */
export type QrRequest = {
  readonly amount: number;
  /** The text that the bank shows to the shop, where its scheme carries one. */
  readonly reference: string;
};

/** An account of one of the schemes. */
type Account<Scheme extends LocalQr['scheme']> = Extract<LocalQr, { scheme: Scheme }>;

const PAYLOAD_FORMAT: EmvField = ['00', '01'];
/** Point of initiation: a code for one payment. */
const ONCE: EmvField = ['01', '12'];
const ANY_CATEGORY: EmvField = ['52', '0000'];
/** Tags of a merchant code that this program sets, and of the data that binds its amount. */
const [INITIATION, AMOUNT, ADDITIONAL, BOUND_BY_BANK] = ['01', '54', '62', '82'];
const TAG_BILL_NUMBER = '01';
const TAG_REFERENCE = '05';

/** Returns an amount with two decimals. */
const fullAmount = (amount: number) => (amount / 100).toFixed(2);
/** Returns an amount as whole units alone, or with two decimals. */
const shortAmount = (amount: number) => (amount % 100 === 0 ? String(amount / 100) : fullAmount(amount));

/** Tags under which a scheme's account has its proxies. */
const FPS_PROXIES = { fpsId: '02', phone: '03', email: '04' } as const;
const PAY_NOW_KINDS = { phone: '0', uen: '2' } as const;
const PROMPT_PAY_PROXIES = { phone: '01', taxId: '02', wallet: '03' } as const;
const FIXED_AMOUNT: EmvField = ['03', '0'];

/** Returns the account of a PromptPay code; bills carry the reference in it, as letters and digits alone. */
function promptPayAccount(qr: Account<'promptPay'>, reference: string): EmvField {
  if (qr.proxy === 'biller') {
    const words: EmvField = ['02', reference.replaceAll(/[^0-9A-Z]/g, '')];
    return ['30', [['00', 'A000000677010112'], ['01', qr.value], words]];
  }
  const value = qr.proxy === 'phone' ? `0066${qr.value.slice(1)}` : qr.value;
  return [
    '29',
    [
      ['00', 'A000000677010111'],
      [PROMPT_PAY_PROXIES[qr.proxy], value],
    ],
  ];
}

/** Returns the text of a code made here, for one payment of an amount. */
function ownCode(
  { name, city }: { readonly name: string; readonly city: string },
  [currency, country]: readonly [currency: string, country: string],
  {
    account,
    amount,
    additional,
  }: Record<'account', EmvField> & Record<'amount', string> & { readonly additional?: EmvField },
): string {
  return encodeEmv([
    PAYLOAD_FORMAT,
    ONCE,
    account,
    ANY_CATEGORY,
    ['53', currency],
    [AMOUNT, amount],
    ['58', country],
    ['59', name],
    ['60', city],
    ...(additional === undefined ? [] : [[ADDITIONAL, [additional]] as const]),
  ]);
}

/**
 * Returns the bank's own code with amount and reference put in: for one payment, with a new checksum. A code that its
 * bank has signed stays as it is, and the guest types the amount. Throws `RangeError` for a text that is no such code.
 */
function bankCode(code: string, { amount, reference }: QrRequest): string {
  const fields = decodeMerchantCode(code);
  if (fields === undefined) throw new RangeError('not a DuitNow code');
  if (fields.some(([tag]) => tag === BOUND_BY_BANK)) return code;
  const kept = fields.filter(([tag]) => tag !== INITIATION && tag !== AMOUNT && tag !== ADDITIONAL);
  const ours: readonly EmvField[] = [
    ONCE,
    [AMOUNT, fullAmount(amount)],
    [ADDITIONAL, [[TAG_REFERENCE, reference]]],
  ];
  return encodeEmv([...kept, ...ours].toSorted(([one], [other]) => Number(one) - Number(other)));
}

/**
 * Returns the text of the code that a guest scans with a bank's app to pay a shop by FPS, PayNow, PromptPay or DuitNow
 * (M6.1). Throws `RangeError` for an account that does not fit.
 */
export function qrPayload(qr: LocalQr, request: QrRequest): string {
  const { amount, reference } = request;
  switch (qr.scheme) {
    case 'fps':
      return ownCode(qr, ['344', 'HK'], {
        account: [
          '26',
          [
            ['00', 'hk.com.hkicl'],
            [FPS_PROXIES[qr.proxy], qr.value],
          ],
        ],
        amount: shortAmount(amount),
        additional: [TAG_REFERENCE, reference],
      });
    case 'payNow':
      return ownCode(qr, ['702', 'SG'], {
        account: [
          '26',
          [['00', 'SG.PAYNOW'], ['01', PAY_NOW_KINDS[qr.proxy]], ['02', qr.value], FIXED_AMOUNT],
        ],
        amount: shortAmount(amount),
        additional: [TAG_BILL_NUMBER, reference],
      });
    case 'promptPay':
      return ownCode(qr, ['764', 'TH'], {
        account: promptPayAccount(qr, reference),
        amount: fullAmount(amount),
      });
    case 'duitNow':
      return bankCode(qr.code, request);
  }
}
