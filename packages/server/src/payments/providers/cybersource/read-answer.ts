import {
  fromDecimalAmount,
  isSameText,
  type ParsedWebhook,
  type ProviderAccount,
  type ProviderEvent,
  type ProviderPaid,
  type RawWebhook,
} from '../../port/index.ts';
import { cardOf } from './cards.ts';
import { fieldsSignature } from './sign.ts';

const FORGED = { kind: 'forged' } as const;
const FOREIGN = { kind: 'foreign' } as const;
const NAME = /^[a-z][a-z0-9_]{0,99}$/;
const MAX_FIELDS = 300;
const SIGNED_NAMES = 'signed_field_names';
/** Fields that every answer has signed; a request of ours that is reflected has no decision. */
const ALWAYS = ['decision', 'req_reference_number', 'req_transaction_uuid', 'req_amount', 'req_currency'];
/** Fields that an answer about money has signed besides. */
const OF_MONEY = ['reason_code', 'transaction_id'];
const ABOUT_MONEY = new Set(['ACCEPT', 'REVIEW', 'DECLINE']);
/** The bank approved a part of the amount only. */
const PARTLY_APPROVED = '110';

/**
 * Reads an answer of CyberSource's page, posted by its server or brought by the guest's browser (payments M5.3): forged
 * unless everything that counts is signed, foreign if it is of another profile or tells nothing that can be booked.
 */
export function readAnswer(
  { rawBody, isReturn = false }: RawWebhook,
  account: ProviderAccount | undefined,
): ParsedWebhook {
  const signed = signedFields(rawBody, account?.secrets.secretKey);
  if (account === undefined || signed === undefined) return FORGED;
  const { decision = '' } = signed;
  const needed = ABOUT_MONEY.has(decision) ? [...ALWAYS, ...OF_MONEY] : ALWAYS;
  if (needed.some((name) => signed[name] === undefined)) return FORGED;
  if ((signed.req_access_key ?? account.fields.accessKey) !== account.fields.accessKey) return FOREIGN;
  const event = eventOf(signed, isReturn);
  return event === undefined ? FOREIGN : { kind: 'events', events: [event] };
}

/** Returns the signed fields of an answer; undefined if the signature does not hold, or holds for another reading. */
function signedFields(
  rawBody: string,
  secretKey: string | undefined,
): Readonly<Record<string, string>> | undefined {
  const pairs = [...new URLSearchParams(rawBody)];
  const given = new Map(pairs);
  if (secretKey === undefined || pairs.length > MAX_FIELDS || given.size !== pairs.length) return undefined;
  const names = (given.get(SIGNED_NAMES) ?? '').split(',');
  const isPlain = names.every((name) => NAME.test(name)) && new Set(names).size === names.length;
  if (!isPlain || !names.includes(SIGNED_NAMES)) return undefined;
  const signed = names.map((name) => [name, given.get(name) ?? ''] as const);
  const isAmbiguous = signed.some(([name, value]) => name !== SIGNED_NAMES && hidesField(value));
  const expected = fieldsSignature(signed, secretKey);
  if (isAmbiguous || !isSameText(expected, given.get('signature') ?? '')) return undefined;
  return Object.fromEntries(signed);
}

/** Returns true for a value that reads as another field, since nothing separates them but a comma. */
function hidesField(value: string): boolean {
  return [...ALWAYS, ...OF_MONEY, 'auth_amount', 'payment_token', 'req_access_key'].some((name) =>
    value.includes(`,${name}=`),
  );
}

/** Returns what an answer says about an attempt; undefined if it has to be asked about. */
function eventOf(signed: Readonly<Record<string, string>>, isReturn: boolean): ProviderEvent | undefined {
  const { decision = '', transaction_id = '', req_reference_number: ref = '' } = signed;
  const id = `${decision}:${transaction_id === '' ? ref : transaction_id}`;
  switch (decision) {
    case 'ACCEPT':
      return acceptedOf({ id, ref }, signed);
    case 'REVIEW':
      return { id, ref, status: 'processing' };
    case 'DECLINE':
      // as long as the page is open, another card may be tried on it
      return isReturn ? { id: `return:${id}`, ref, status: 'failed' } : { id, ref, status: 'declined' };
    case 'CANCEL':
      return { id, ref, status: 'cancelled' };
    default:
      return undefined;
  }
}

/** Returns the money of an accepted payment: what was authorised, which is less than asked for at 110. */
function acceptedOf(
  subject: { readonly id: string; readonly ref: string },
  signed: Readonly<Record<string, string>>,
): ProviderEvent | undefined {
  const { reason_code, req_amount, req_currency: currency = '', transaction_id = '', auth_amount } = signed;
  const isPart = reason_code === PARTLY_APPROVED;
  const amount = fromDecimalAmount(auth_amount ?? (isPart ? '' : (req_amount ?? '')));
  if (amount === undefined) return undefined;
  const card = cardOf(signed.req_card_type ?? signed.card_type, signed.req_card_number);
  return {
    ...subject,
    status: 'paid',
    amount,
    currency,
    paymentRef: transaction_id,
    ...card,
    ...savedOf(signed),
  };
}

const EXPIRY = /^(\d{2})-(\d{4})$/;

/** Returns the token under which CyberSource keeps the card, if the payment asked for one. */
function savedOf({
  payment_token: token,
  req_transaction_type = '',
  req_card_expiry_date = '',
}: Readonly<Record<string, string>>): Pick<ProviderPaid, 'saved'> {
  if (token === undefined || token === '' || !req_transaction_type.includes('create_payment_token'))
    return {};
  const [, month, year] = EXPIRY.exec(req_card_expiry_date) ?? [];
  return { saved: { token, ...(year !== undefined && { expiry: `${year}-${month}` }) } };
}
