import { currencyOf } from '@comanda/domain';
import {
  AccountRefusal,
  decimalAmount,
  isSameText,
  type ProviderAccount,
  type ProviderRefund,
  type ProviderRefundAnswer,
  type ProviderRefundStatus,
} from '../../port/index.ts';
import { type Connect, textOf } from './connect.ts';
import { hasFormat } from './formats.ts';
import { readOrder } from './read-order.ts';
import { refundAnswerSignature, refundQuerySignature, refundSignature } from './sign.ts';

/** Fiuu's name for giving back a part; the whole amount is one as well. */
const PART = 'P';
/** Codes of refusals that say more than no. */
const ALREADY_ASKED = 'PR016';
const OBSTACLES: Readonly<Record<string, 'needsBank' | 'tooLate'>> = { PR014: 'needsBank', PR017: 'tooLate' };
const BUSY = 'PR015';
/** Codes for a merchant that Fiuu does not know, and for a request that is signed with another key. */
const WRONG_KEYS = new Set(['PR007', 'PR008']);
/** Payments from a bank account, which Fiuu gives back to an account that somebody has to name. */
const BANK_CHANNEL = /^fpx/i;

/**
 * Asks Fiuu to give money back, which takes it days. One of the same name that it was asked for before is looked up
 * instead of being made again. Payments by FPX need the guest's bank account, so they are refused here.
 */
export async function giveBack(
  connect: Connect,
  account: ProviderAccount,
  refund: ProviderRefund,
): Promise<ProviderRefundAnswer> {
  const { status, channel } = await readOrder(connect, account, refund.payment);
  if (BANK_CHANNEL.test(channel)) return { status: 'refused', because: 'needsBank' };
  const payment = refund.payment.paymentRef ?? (status.status === 'paid' ? status.paymentRef : undefined);
  if (payment === undefined) return { status: 'refused', because: 'provider' };
  const { merchantId = '' } = account.fields;
  const { secretKey = '' } = account.secrets;
  const amount = decimalAmount(refund.amount, currencyOf(refund.currency).code);
  const asked = { type: PART, merchantId, ref: refund.ref, payment, amount };
  const answer = await connect(account, {
    host: 'api',
    path: 'API/refundAPI/index.php',
    fields: {
      ...{ RefundType: PART, MerchantID: merchantId, RefID: refund.ref, TxnID: payment, Amount: amount },
      Signature: refundSignature(asked, secretKey),
    },
  });
  const error = textOf(answer, 'error_code');
  if (error === ALREADY_ASKED) return knownRefund(connect, account, refund);
  ensureKnown(error);
  if (error === BUSY) throw new Error('Fiuu is busy.');
  if (error !== '') return { status: 'refused', because: OBSTACLES[error] ?? 'provider' };
  const told = { refundId: textOf(answer, 'RefundID'), status: textOf(answer, 'Status') };
  const isFormed = hasFormat('status', told.status) && hasFormat('payment', told.refundId);
  const isSigned = isSameText(refundAnswerSignature(asked, told, secretKey), textOf(answer, 'Signature'));
  if (!isFormed || !isSigned) throw new Error('The answer is not signed by Fiuu.');
  if (told.status === '11') return { status: 'refused', because: 'provider' };
  return { status: told.status === '00' ? 'done' : 'accepted', providerRef: told.refundId };
}

async function knownRefund(
  connect: Connect,
  account: ProviderAccount,
  refund: ProviderRefund,
): Promise<ProviderRefundAnswer> {
  const status = await readRefundStatus(connect, account, refund);
  if (status === 'failed') return { status: 'refused', because: 'provider' };
  return { status: status === 'done' ? 'done' : 'accepted' };
}

/** Throws `AccountRefusal` for a code by which Fiuu refuses the account's keys. */
function ensureKnown(code: string): void {
  if (WRONG_KEYS.has(code))
    throw new AccountRefusal(`Fiuu does not accept the keys of this account (${code}).`);
}

/** Asks Fiuu what has become of a refund. */
export async function readRefundStatus(
  connect: Connect,
  account: ProviderAccount,
  { ref }: Pick<ProviderRefund, 'ref'>,
): Promise<ProviderRefundStatus> {
  const { merchantId = '' } = account.fields;
  const Signature = refundQuerySignature(ref, merchantId, account.secrets.verifyKey ?? '');
  const fields = { RefID: ref, MerchantID: merchantId, Signature };
  const answer = await connect(account, { host: 'api', path: 'API/refundAPI/q_by_refID.php', fields });
  ensureKnown(textOf(answer, 'error_code'));
  if (textOf(answer, 'RefID') !== ref) return 'pending';
  switch (textOf(answer, 'Status').toLowerCase()) {
    case 'success':
      return 'done';
    case 'rejected':
      return 'failed';
    default:
      return 'pending';
  }
}
