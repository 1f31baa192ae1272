import type { PaymentAttempt, Shop } from '@comanda/contract';
import { currencyOf } from '@comanda/domain';
import {
  decimalAmount,
  leftPage,
  type ProviderAccount,
  type ProviderForm,
  type StartContext,
} from '../../port/index.ts';
import { type FiuuHosts, hostsOf } from './connect.ts';
import { formCode } from './sign.ts';

/** Countries by the currency of a shop; Fiuu wants one, and shops have none. */
const COUNTRIES: Readonly<Record<string, string>> = {
  MYR: 'MY',
  SGD: 'SG',
  THB: 'TH',
  IDR: 'ID',
  PHP: 'PH',
  VND: 'VN',
  HKD: 'HK',
  TWD: 'TW',
  CNY: 'CN',
};
const LANGUAGES: Readonly<Record<string, string>> = { en: 'en', 'zh-hk': 'cn', 'zh-cn': 'cn' };
const MAX_NAME = 128;

/** Returns the amount of an attempt with its tips, as Fiuu's forms and signatures write it. */
export function amountAt({ amount, tips, currency }: Pick<PaymentAttempt, 'amount' | 'tips' | 'currency'>) {
  return decimalAmount(amount + tips, currencyOf(currency).code);
}

/** Returns the form that takes a guest to Fiuu's page; `hosts` are for tests. */
export function paymentForm(
  attempt: PaymentAttempt,
  context: StartContext & { readonly account: ProviderAccount },
  hosts?: FiuuHosts,
): ProviderForm {
  const { account } = context;
  const action = `${hostsOf(account, hosts).page}/RMS/pay/${account.fields.merchantId}/`;
  return { action, fields: fieldsOf(attempt, context, account) };
}

function fieldsOf(
  attempt: PaymentAttempt,
  { publicUrl, shop, locale = '' }: StartContext,
  { _id: account, fields: own, secrets: { verifyKey = '' } }: ProviderAccount,
): ProviderForm['fields'] {
  const { _id, ref: order = _id, orderNumber, tableName, returnPath = '/' } = attempt;
  const { merchantId = '', payerEmail = '', payerMobile = '', extendedVcode } = own;
  const amount = amountAt(attempt);
  const { code: currency } = currencyOf(attempt.currency);
  const back = new URL(returnPath, publicUrl);
  back.searchParams.set('payment', _id);
  const told = new URL(`/api/payments/webhook/razer/${account}`, publicUrl).href;
  const signedCurrency = extendedVcode === 'yes' ? currency : '';
  return {
    amount,
    orderid: order,
    bill_name: plain(shop.name.en ?? ''),
    bill_email: payerEmail,
    bill_mobile: payerMobile,
    bill_desc: descriptionOf(shop, orderNumber ?? tableName),
    country: COUNTRIES[currency] ?? 'MY',
    currency,
    langcode: LANGUAGES[locale] ?? 'en',
    guest_checkout: '1',
    returnurl: new URL(`/api/payments/return/razer/${account}`, publicUrl).href,
    callbackurl: told,
    notifyurl: told,
    cancelurl: leftPage(back),
    vcode: formCode({ amount, merchantId, order }, verifyKey, signedCurrency),
  };
}

function descriptionOf({ name }: Shop, order: string | undefined): string {
  return plain([name.en ?? '', order ?? ''].filter(Boolean).join(' '));
}

/** Returns a text without the signs for which Fiuu's firewall blocks a request. */
function plain(text: string): string {
  const kept = text.replace(/[^\p{L}\p{N} .-]+/gu, ' ').replace(/ +/g, ' ');
  return kept.trim().slice(0, MAX_NAME) || 'Order';
}
