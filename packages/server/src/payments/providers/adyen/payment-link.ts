import { createValidator, type PaymentAttempt } from '@comanda/contract';
import { currencyOf, MINUTE_MS } from '@comanda/domain';
import Type, { type Static } from 'typebox';
import {
  type Exponents,
  fromProviderAmount,
  type ProviderAccount,
  type ProviderCancel,
  type ProviderStart,
  type ProviderStatus,
  type StartContext,
  toProviderAmount,
} from '../../port/index.ts';
import { AdyenRefusal, type Connect } from './connect.ts';

/** Decimal places in which Adyen departs from ISO 4217 (payments M2.8). */
export const ADYEN_EXPONENTS: Exponents = { CLP: 2, CVE: 0, IDR: 0, ISK: 2 };
/** Lifetime of Adyen's page from the attempt's creation: a repeated request has to be the same to the letter. */
const PAGE_LIVES_MS = 61 * MINUTE_MS;
const LOCALES: Readonly<Record<string, string>> = { en: 'en-US', 'zh-hk': 'zh-TW', 'zh-cn': 'zh-CN' };

/** A payment link as Adyen answers it, as far as it is read here. */
const PaymentLink = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
  url: Type.String({ pattern: '^https?://', maxLength: 2_000 }),
  status: Type.String({ maxLength: 40 }),
  amount: Type.Object({ value: Type.Integer({ minimum: 0 }), currency: Type.String({ maxLength: 8 }) }),
});
type PaymentLink = Static<typeof PaymentLink>;
const validLink = createValidator(PaymentLink);

function linkOf(answer: unknown): PaymentLink {
  const link = validLink(answer);
  if (!link.ok) throw new Error('Adyen has answered without a payment link.');
  return link.value;
}

/** Opens a payment link for an attempt; a refused request ends the attempt. Throws if the outcome is unknown. */
export async function startLink(
  connect: Connect,
  attempt: PaymentAttempt,
  context: StartContext & { readonly account: ProviderAccount },
): Promise<ProviderStart> {
  const { ref = attempt._id } = attempt;
  const body = requestOf({ ...attempt, ref }, context);
  try {
    const request = { method: 'POST', path: 'paymentLinks', body, idempotencyKey: ref } as const;
    const { id, url } = linkOf(await connect(context.account, request));
    return { status: 'requiresAction', redirect: url, providerRef: id };
  } catch (error) {
    if (error instanceof AdyenRefusal) return { status: 'failed' };
    throw error;
  }
}

function requestOf(
  attempt: PaymentAttempt & { readonly ref: string },
  { publicUrl, shop, locale = '', account }: StartContext & { readonly account: ProviderAccount },
): object {
  const { _id, ref, amount, tips, orderNumber, tableName, returnPath = '/', createdAt } = attempt;
  const { code: currency } = currencyOf(attempt.currency);
  const back = new URL(returnPath, publicUrl);
  back.searchParams.set('payment', _id);
  return {
    merchantAccount: account.fields.merchantAccount,
    reference: ref,
    amount: { value: toProviderAmount(amount + tips, currency, ADYEN_EXPONENTS), currency },
    description: [shop.name.en, orderNumber ?? tableName].filter(Boolean).join(' · '),
    reusable: false,
    captureDelayHours: 0,
    expiresAt: new Date(Date.parse(createdAt) + PAGE_LIVES_MS).toISOString(),
    returnUrl: back.href,
    ...(LOCALES[locale] !== undefined && { shopperLocale: LOCALES[locale] }),
  };
}

/** Asks Adyen what has become of a payment link. */
export async function readLink(
  connect: Connect,
  account: ProviderAccount,
  id: string,
): Promise<ProviderStatus> {
  const link = linkOf(
    await connect(account, { method: 'GET', path: `paymentLinks/${encodeURIComponent(id)}` }),
  );
  switch (link.status) {
    case 'completed':
      return { status: 'paid', ...moneyOf(link.amount), providerRef: link.id };
    case 'paymentPending':
      return { status: 'processing' };
    case 'expired':
      return { status: 'cancelled' };
    default:
      return { status: 'open' };
  }
}

/** Returns an amount of Adyen in hundredths. */
export function moneyOf({ value, currency }: { readonly value: number; readonly currency: string }) {
  return { amount: fromProviderAmount(value, currency, ADYEN_EXPONENTS), currency };
}

/** Closes a payment link; one that cannot be closed any more has been paid, or a bank works on it. */
export async function closeLink(
  connect: Connect,
  account: ProviderAccount,
  id: string,
): Promise<ProviderCancel> {
  const path = `paymentLinks/${encodeURIComponent(id)}`;
  try {
    const { status } = linkOf(await connect(account, { method: 'PATCH', path, body: { status: 'expired' } }));
    if (status === 'expired') return { status: 'cancelled' };
  } catch (error) {
    if (!(error instanceof AdyenRefusal)) throw error;
  }
  const found = await readLink(connect, account, id);
  if (found.status === 'paid') return found;
  return { status: found.status === 'cancelled' ? 'cancelled' : 'unknown' };
}
