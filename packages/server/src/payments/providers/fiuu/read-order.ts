import type { PaymentAttempt } from '@comanda/contract';
import {
  fromDecimalAmount,
  isSameText,
  type ProviderAccount,
  type ProviderStatus,
} from '../../port/index.ts';
import { type Connect, type FiuuAnswer, textOf } from './connect.ts';
import { currencyAt, hasFormat } from './formats.ts';
import { amountAt } from './payment-form.ts';
import { answerKey, queryKey } from './sign.ts';

/** An order as Fiuu has it: its state, and the channel that it was paid through. */
type FiuuOrder = { readonly status: ProviderStatus; readonly channel: string };
type Asked = Pick<PaymentAttempt, '_id' | 'ref' | 'amount' | 'tips' | 'currency'>;

/** Fiuu's words for an order that it does not know yet. */
const NO_RECORD = /no record|record not found|not exist/i;
const NOBODY: FiuuOrder = { status: { status: 'none' }, channel: '' };

/** Asks Fiuu about an order. Throws if it does not answer, or if the answer is not signed by it. */
export async function readOrder(
  connect: Connect,
  account: ProviderAccount,
  attempt: Asked,
): Promise<FiuuOrder> {
  const { merchantId = '' } = account.fields;
  const { verifyKey = '', secretKey = '' } = account.secrets;
  const order = attempt.ref ?? attempt._id;
  const amount = amountAt(attempt);
  const skey = queryKey({ order, merchantId, amount }, verifyKey);
  const fields = { amount, oID: order, domain: merchantId, skey, type: '2', req4token: '1' };
  const answer = await connect(account, { host: 'api', path: 'query/q_by_oid.php', fields });
  const code = textOf(answer, 'StatCode');
  // only what says so is an order whose page nobody has opened: an empty answer or a firewall's page says nothing
  if (code === '' && NO_RECORD.test(textOf(answer, 'Error'))) return NOBODY;
  const told = {
    amount: textOf(answer, 'Amount'),
    merchantId: textOf(answer, 'Domain'),
    order: textOf(answer, 'OrderID'),
  };
  const isFormed = hasFormat('status', code) && hasFormat('amount', told.amount);
  const isAsked = told.merchantId === merchantId && told.order === order;
  const isSigned = isSameText(answerKey(told, code, secretKey), textOf(answer, 'VrfKey'));
  if (!isFormed || !isAsked || !isSigned) throw new Error('The answer is not signed by Fiuu.');
  return { status: statusOf(answer, code), channel: textOf(answer, 'Channel') };
}

function statusOf(answer: FiuuAnswer, code: string): ProviderStatus {
  switch (code) {
    case '00':
      return paidOf(answer);
    case '11':
      return { status: 'failed' };
    case '22':
      return { status: 'processing' };
    default:
      throw new Error(`Fiuu has answered the unknown status ${code}.`);
  }
}

function paidOf(answer: FiuuAnswer): ProviderStatus {
  const payment = textOf(answer, 'TranID');
  const brand = textOf(answer, 'ccbrand') || textOf(answer, 'Channel');
  const last4 = textOf(answer, 'cclast4');
  return {
    status: 'paid',
    amount: fromDecimalAmount(textOf(answer, 'Amount')) ?? 0,
    currency: currencyAt(textOf(answer, 'Currency')),
    ...(hasFormat('payment', payment) && { paymentRef: payment }),
    ...(brand !== '' && { brand }),
    ...(/^\d{4}$/.test(last4) && { last4 }),
  };
}
