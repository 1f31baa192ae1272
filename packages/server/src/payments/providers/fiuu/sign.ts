import { createHash, createHmac } from 'node:crypto';

/**
 * The signatures of Fiuu (payments M5.4): MD5 of fields put together with nothing between them, so that every field's
 * format has to be checked before (`formats.ts`).
 */
function md5(...parts: readonly string[]): string {
  return createHash('md5').update(parts.join('')).digest('hex');
}

/** Returns the `vcode` of a payment form; with the currency where the account has the extended vcode. */
export function formCode(
  form: { readonly amount: string; readonly merchantId: string; readonly order: string },
  verifyKey: string,
  currency = '',
): string {
  return md5(form.amount, form.merchantId, form.order, verifyKey, currency);
}

/** The fields of a notification that its `skey` covers, in Fiuu's names. */
export type SignedNotification = {
  readonly tranID: string;
  readonly orderid: string;
  readonly status: string;
  readonly domain: string;
  readonly amount: string;
  readonly currency: string;
  readonly paydate: string;
  readonly appcode: string;
};

/** Returns the `skey` of a notification. */
export function notificationKey(told: SignedNotification, secretKey: string): string {
  const { tranID, orderid, status, domain, amount, currency, paydate, appcode } = told;
  return md5(paydate, domain, md5(tranID, orderid, status, domain, amount, currency), appcode, secretKey);
}

type Order = { readonly order: string; readonly merchantId: string; readonly amount: string };

/** Returns the `skey` of a question about an order. */
export function queryKey({ order, merchantId, amount }: Order, verifyKey: string): string {
  return md5(order, merchantId, verifyKey, amount);
}

/** Returns the `VrfKey` of the answer to it. */
export function answerKey(
  { order, merchantId, amount }: Order,
  statusCode: string,
  secretKey: string,
): string {
  return md5(amount, secretKey, merchantId, order, statusCode);
}

type Refund = {
  readonly type: string;
  readonly merchantId: string;
  readonly ref: string;
  readonly payment: string;
  readonly amount: string;
};

/** Returns the `Signature` of a refund. */
export function refundSignature({ type, merchantId, ref, payment, amount }: Refund, key: string): string {
  return md5(type, merchantId, ref, payment, amount, key);
}

/** Returns the `Signature` of the answer to a refund. */
export function refundAnswerSignature(
  { type, merchantId, ref, payment, amount }: Refund,
  { refundId, status }: { readonly refundId: string; readonly status: string },
  secretKey: string,
): string {
  return md5(type, merchantId, ref, refundId, payment, amount, status, secretKey);
}

/** Returns the `Signature` of a question about a refund. */
export function refundQuerySignature(ref: string, merchantId: string, verifyKey: string): string {
  return md5(ref, merchantId, verifyKey);
}

/** Returns the `skey` of the question about the channels that an account has. */
export function channelsKey(datetime: string, merchantId: string, verifyKey: string): string {
  return createHmac('sha256', verifyKey)
    .update(datetime + merchantId)
    .digest('hex');
}
